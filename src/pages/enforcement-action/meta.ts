import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Penalty of $5,000,000 for failures in transaction reporting`,
  description: msg`A penalty of $5,000,000 for failures in transaction reporting: what went wrong, and what other firms should check.`,
  feeds: ['alerts'],
} satisfies PageMeta;
