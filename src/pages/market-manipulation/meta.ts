import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Coordinated layering in cross-listed derivatives`,
  description: msg`What our surveillance found in cross-listed derivatives, and what firms must look for and report within 24 hours.`,
  feeds: ['alerts'],
} satisfies PageMeta;
