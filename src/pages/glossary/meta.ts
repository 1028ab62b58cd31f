import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Glossary`,
  description: msg`What our terms mean, in plain words: licence, tier, status, capital, market abuse, suspicious transaction report and more.`,
} satisfies PageMeta;
