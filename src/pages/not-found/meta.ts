import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`404 Page Not Found.`,
  description: msg`The page you are looking for does not exist.`,
} satisfies PageMeta;
