import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Privacy Policy`,
  description: msg`What this site stores on your device, what its forms do, and who can see your visit.`,
} satisfies PageMeta;
