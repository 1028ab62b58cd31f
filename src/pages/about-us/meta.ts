import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`About Us`,
  description: msg`What the Authority does, how it regulates, how it operates and who runs it.`,
} satisfies PageMeta;
