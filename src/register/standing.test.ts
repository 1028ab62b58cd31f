import { createCheck } from '@frontier/check';
import { expect, test } from 'vitest';
import { STATUSES } from '#build/content/schemas/firm-fields.ts';
import { STANDINGS } from './standing.ts';

test.for(STATUSES)('the check answers about a firm whose status is %s as the record says', (status) => {
  const { check } = createCheck({ firms: [{ name: 'Nederhaven Bank', licenseId: 'FCA-2017-NL-104', status }], warnings: [] });
  expect(check('Nederhaven Bank').verdict).toBe(STANDINGS[status]);
});
