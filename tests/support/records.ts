import type { Firm, WarnedFirm } from '../../src/content/build-time/schemas/records.ts';

/** A firm of the register, for tests that change some of its fields. */
export const FIRM = {
  name: 'Nederhaven Bank N.V.',
  country: 'Netherlands',
  licenseId: 'FCA-2017-NL-104',
  status: 'Active',
  headquarters: 'Amsterdam, Netherlands',
  registration: '2017-04-24',
  tier: 'Tier 1',
  activities: ['Lending'],
  jurisdictions: ['Global'],
  capitalRatio: '18.4%',
  investigations: 0,
  lastAudit: '2025-03-18',
} satisfies Firm;

/** A warned firm, for tests that change some of its fields. */
export const WARNED_FIRM: WarnedFirm = {
  id: 'apex-trade',
  name: 'Apex Trade',
  aliases: ['AMT', 'Apex-M'],
  websites: ['https://apex.example'],
  reason: 'Pays nobody back.',
  added: '2025-01-02',
};
