import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Cybersecurity Posture Evaluation`,
  description: msg`Nine statements on access, data, incidents, vendors, networks and training, to tick, print or save.`,
} satisfies PageMeta;
