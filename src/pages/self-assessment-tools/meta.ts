import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Self-Assessment Tools`,
  description: msg`Three checklists for supervised firms: AML/CTF, market abuse and cybersecurity. Nothing you tick is saved or sent.`,
} satisfies PageMeta;
