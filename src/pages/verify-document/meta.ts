import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Verify a document`,
  description: msg`Check in your browser whether a PDF is one of our documents and has not been changed. The file is not uploaded.`,
} satisfies PageMeta;
