import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Market Surveillance`,
  description: msg`How we monitor markets around the clock: anomaly detection, monitoring across markets and assets, predictive risk analytics, and the limits of each.`,
} satisfies PageMeta;
