import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Search`,
  description: msg`Search the pages, guidance and other documents of this site and both lists of firms, or choose from the list of all pages.`,
} satisfies PageMeta;
