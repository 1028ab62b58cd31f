import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Open-source licences`,
  description: msg`The third-party software, fonts and data used on this website, with the licence of each in full.`,
} satisfies PageMeta;
