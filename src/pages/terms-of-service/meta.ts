import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Terms of Service`,
  description: msg`What you may and may not rely on when you use this site.`,
} satisfies PageMeta;
