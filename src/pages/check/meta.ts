import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Check a firm or website`,
  description: msg`Search the register of regulated firms and the warnings at once: by name, licence number, web or email address.`,
} satisfies PageMeta;
