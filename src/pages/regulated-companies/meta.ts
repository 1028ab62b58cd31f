import { msg } from '@lingui/core/macro';
import type { PageMeta } from '#src/page-meta.ts';

export default {
  title: msg`Regulated Companies`,
  description: msg`The register of the firms we supervise: licence number, status, tier, permissions and capital adequacy ratio. Search by name, country or licence number.`,
} satisfies PageMeta;
