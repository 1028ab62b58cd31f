import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Changes to the Register`,
  description: msg`What changed in the register, the warnings and the documents, day by day: licences, statuses, ends of licences, warnings and their withdrawal.`,
  feeds: ['changes'],
} satisfies PageMeta;
