import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Open Data`,
  description: msg`The register and the warnings as CSV and JSON: what each field contains, the licence, how the data may change, and the feeds.`,
  feeds: ['alerts', 'warnings', 'publications', 'changes'],
} satisfies PageMeta;
