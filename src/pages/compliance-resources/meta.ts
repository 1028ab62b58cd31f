import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Compliance Resources`,
  description: msg`What it takes to get a licence, what firms file and when, our guidance, and checklists for your own controls.`,
} satisfies PageMeta;
