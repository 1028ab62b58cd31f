import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Security`,
  description: msg`How to report a vulnerability in this website, what testing we allow, what protects visitors, and how to recognise the real site.`,
} satisfies PageMeta;
