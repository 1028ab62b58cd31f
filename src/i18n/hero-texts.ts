import { msg } from '@lingui/core/macro';

/** The texts with fixed keys that only the home page shows (LANG-5). */
export const HERO_TEXTS = {
  hero_title_1: msg({ id: 'hero_title_1', message: 'Ensuring Market Integrity' }),
  hero_title_2: msg({ id: 'hero_title_2', message: 'Across Borders' }),
  hero_subtitle: msg({ id: 'hero_subtitle', message: 'The premier authority for cross-border financial regulation' }),
  hero_cta_primary: msg({ id: 'hero_cta_primary', message: 'View Regulatory Frameworks' }),
  hero_cta_secondary: msg({ id: 'hero_cta_secondary', message: 'Report Market Abuse' }),
} as const;
