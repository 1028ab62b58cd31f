import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`AML/CTF Compliance Checklist`,
  description: msg`Nine statements on governance, customer due diligence, monitoring and suspicious transaction reports, to tick, print or save.`,
} satisfies PageMeta;
