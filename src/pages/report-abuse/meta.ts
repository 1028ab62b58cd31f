import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Report Market Abuse`,
  description: msg`How to report insider dealing, market manipulation or unlawful disclosure in confidence, and how to protect yourself first.`,
} satisfies PageMeta;
