import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Contact`,
  description: msg`Our address in Luxembourg, a message form, how to report a scam or complain about a firm, and the press office.`,
} satisfies PageMeta;
