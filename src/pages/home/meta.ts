import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Ensuring Market Integrity Across Borders`,
  description: msg`Check whether a firm is regulated, read the latest alerts and warnings, and find our rules and guidance for firms in cross-border financial markets.`,
  feeds: ['alerts', 'warnings', 'publications', 'changes'],
} satisfies PageMeta;
