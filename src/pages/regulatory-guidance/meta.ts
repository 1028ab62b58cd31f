import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Regulatory Guidance & FAQs`,
  description: msg`Suspicious transaction reports within 24 hours, capital ratios by tier, stablecoin reserves: three answers and the guidance documents behind them.`,
} satisfies PageMeta;
