import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Legal Documents`,
  description: msg`The foundational charter, the bylaws of governance and the code of conduct of the Authority, in full.`,
} satisfies PageMeta;
