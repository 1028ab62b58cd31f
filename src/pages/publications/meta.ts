import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Publications`,
  description: msg`Annual reports, rule changes and enforcement actions, and documents to download.`,
  feeds: ['publications'],
} satisfies PageMeta;
