import type { Locator, Page } from '@playwright/test';
import type { Firm } from '../../build/content/schemas/records.ts';
import { content } from '../support/content.ts';
import { expect, firms, open, test } from '../support/test.ts';

/**
 * Someone was offered a service in the name of a firm, and wants to know on a telephone whether the firm may provide it. What a licence covers
 * is in `src/register/permission.test.ts`.
 */

const ADYEN = 'FCA-2017-NL-004';

/** A firm of the register whose licence is as this test needs it. */
function firmWith(has: (firm: Firm) => boolean): Firm {
  const firm = firms.find(has);
  if (!firm) throw new Error('No firm is like this');
  return firm;
}

const question = (page: Page) => page.getByRole('region', { name: 'May this firm do this for me?' });

async function choose(within: Locator, service: string, country: string) {
  await within.getByRole('combobox', { name: 'Service that you were offered' }).selectOption({ label: service });
  await within.getByRole('combobox', { name: 'Country where you live' }).selectOption({ label: country });
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** The activities and jurisdictions that are marked in the record. */
const marked = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="true"]'));

test('a firm, a service and a country give a sentence about the licence, and mark what decided (PERMIT-1, PERMIT-2, PERMIT-4, PERMIT-6, LOOK-7)', async ({
  page,
}) => {
  const { activities, jurisdictions } = firmWith(({ licenseId }) => licenseId === ADYEN);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/regulated-companies?firm=${ADYEN}`);
  const asked = question(page);
  await choose(asked, 'Payment services', 'Choose a country');
  await expect(asked).not.toContainText('Its licence');
  await choose(asked, 'Payment services', 'Switzerland');
  await expect(asked).toContainText('Its licence covers this service, but not in your country: payment services, Switzerland.');
  await expect(asked).toContainText(`The licence is valid in: ${listOf(jurisdictions)}.`);
  await expect(marked(page)).toHaveText(['Payment services']);
  await choose(asked, 'Deposit taking', 'Switzerland');
  await expect(asked).toContainText('Its licence covers neither this service nor your country: deposit taking, Switzerland.');
  await expect(asked).toContainText('If someone offers you this in the firm’s name, do not accept it.');
  await expect(asked).toContainText(
    `The licence covers: ${listOf(activities.map((name) => name.charAt(0).toLowerCase() + name.slice(1)))}.`,
  );
  await expect(marked(page)).toHaveCount(0);
  await choose(asked, 'Payment services', 'France');
  await expect(asked).toContainText('Its licence covers this service in your country: payment services, France.');
  await expect(asked).toContainText('Your country is covered as part of: European Economic Area.');
  await expect(asked).toContainText('Others may be using the name of this firm.');
  await expect(marked(page)).toHaveText(['Payment services', 'European Economic Area']);
  // It says where the visitor lives.
  await expect(page).toHaveURL(`/regulated-companies?firm=${ADYEN}`);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))).not.toContain('FR');

  // A record is printed with the answer, and without the question.
  await page.emulateMedia({ media: 'print' });
  await expect(asked.getByText('Its licence covers this service in your country')).toBeVisible();
  await expect(asked.getByText('Country where you live')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('a limited licence says its limits, an ended one covers nothing, and the check asks the same, but not beside a warning (PERMIT-1, PERMIT-3)', async ({
  page,
}) => {
  const restricted = firmWith(({ status, jurisdictions }) => status === 'Restricted' && jurisdictions.includes('European Economic Area'));
  await open(page, `/regulated-companies?firm=${restricted.licenseId}`);
  await choose(question(page), restricted.activities[0] ?? '', 'Norway');
  await expect(question(page)).toContainText('Its licence covers this service in your country, with limits:');
  await expect(question(page)).toContainText(content.statuses.find(({ status }) => status === 'Restricted')?.meaning ?? '');

  const merged = firmWith(({ successor }) => successor !== undefined);
  await open(page, `/regulated-companies?firm=${merged.licenseId}`);
  await expect(question(page)).toContainText('Its licence has ended. It covers no service in any country.');
  await expect(question(page)).toContainText('Its successor:');
  await expect(question(page).getByRole('combobox')).toHaveCount(0);

  await open(page, '/check?q=Adyen');
  await choose(question(page), 'Payment services', 'Singapore');
  await expect(question(page)).toContainText('Its licence covers this service in your country: payment services, Singapore.');
  // A licence of the genuine firm would sound like an all-clear for its clone.
  for (const text of ['Aarefels Bank AG', 'bank']) {
    await page.getByRole('main').getByRole('textbox').fill(text);
    await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText(/clone|Which firm/);
    await expect(question(page)).toHaveCount(0);
  }
});
