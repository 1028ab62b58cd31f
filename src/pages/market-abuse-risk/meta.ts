import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Market Abuse Risk Assessment`,
  description: msg`Eight statements on insider dealing, market manipulation, unlawful disclosure and controls, to tick, print or save.`,
} satisfies PageMeta;
