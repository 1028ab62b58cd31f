import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Wallet-reporting threshold for crypto-asset transfers: $10,000`,
  description: msg`The $10,000 USD threshold for reporting crypto-asset transfers: which firms it affects and what to prepare.`,
  feeds: ['alerts'],
} satisfies PageMeta;
