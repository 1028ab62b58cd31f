import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Regulations`,
  description: msg`The four regulatory frameworks for derivatives, equities, crypto-assets and financial crime: what each requires of firms, and its status.`,
} satisfies PageMeta;
