import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Investor Warnings`,
  description: msg`Firms and websites that are not authorised by us: names, aliases, addresses and why we warn about them. Search before you send money or documents.`,
  feeds: ['warnings'],
} satisfies PageMeta;
