import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Accessibility Statement`,
  description: msg`How accessible this site is, which problems we know of, and how to complain.`,
} satisfies PageMeta;
