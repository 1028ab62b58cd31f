import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { isThorough } from './sample.ts';

/** One page of each kind. Every other page is built of the same parts as one of them. */
const KINDS = [
  '/register-in-figures',
  '/changes',
  '/regulations',
  '/compliance-resources',
  '/publications',
  '/glossary',
  '/contact',
  '/report-abuse',
  '/regulatory-guidance',
  '/about-us',
  '/assessment-tools/aml-ctf-checklist',
  '/advisories/market-manipulation',
];

/** The pages that answer a question in the address, and what shows that the answer is there. */
export const ANSWERS: readonly (readonly [address: string, shown: (page: Page) => Locator])[] = [
  ['/?q=adyen', (page) => page.locator('#firm-card-answer')],
  ['/check?q=adyen.com', (page) => page.locator('[data-verdict]')],
  ['/search?q=darf', (page) => page.locator('mark').first()],
  ['/warnings?q=apex', (page) => page.getByRole('article').first()],
  // With the whole list behind the record.
  ['/regulated-companies?firm=FCA-2017-NL-004', (page) => page.getByRole('dialog').getByRole('term').first()],
];

/** One page of each kind, or every page before a release, with what shows that it is there. */
export const ADDRESSES = [
  ...(isThorough ? routes.map(({ path }) => path) : KINDS).map((path) => [path, (page: Page) => page.getByRole('main')] as const),
  ...ANSWERS,
];
