import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Digital Filings Portal`,
  description: msg`Secure login for supervised entities, and what to have ready before you file.`,
} satisfies PageMeta;
