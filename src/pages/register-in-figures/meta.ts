import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`The Register in Figures`,
  description: msg`How many firms the register contains by country, status, tier and activity, and how many licences we granted each year. Each figure leads to its firms.`,
} satisfies PageMeta;
