import { expect, firms, open, test, warnedFirms } from '../support/test.ts';

/*
 * An address, a number or a licence is read from left to right on an Arabic page too, as one run, also where elements mark the letters that
 * differ from a record. `packages/check` tests which letters these are.
 */

const domains = firms.flatMap(({ emailDomains = [] }) => emailDomains);
const hosts = warnedFirms.flatMap(({ websites }) => websites.map((address) => new URL(address).hostname));
const [domain = '', otherDomain = ''] = domains.filter((name) => name.length > 12);
const host = hosts.find((name) => name.length > 12) ?? '';
const { licenseId = '', phones: [phone = ''] = [] } = firms.find(({ phones = [] }) => phones.length > 0) ?? {};
/** Leaves a letter out in the middle. */
const misspelt = (text: string) => text.slice(0, 4) + text.slice(5);

test('each address, number and licence of an answer in Arabic is one run from left to right', async ({ page }) => {
  const items = [
    'support@aarefelsbank.co',
    `support@${misspelt(domain)}`,
    `support@${domain.replace(/\.\w+$/, '.test')}`,
    `info@${otherDomain}`,
    misspelt(host),
    `www.${host}`,
    `secure-${domain}`,
    `${licenseId.slice(0, -1)}${licenseId.endsWith('9') ? '8' : '9'}`,
    `${phone.slice(0, -1)}${phone.endsWith('9') ? '8' : '9'}`,
    phone,
    licenseId,
  ];
  await open(page, '/ar/check');
  for (const item of items) {
    await page.getByRole('main').getByRole('textbox').first().fill(`وصلتني رسالة من ${item} أمس`);
    const answer = page.locator('[data-verdict]');
    await expect(answer.locator('bdi[dir="ltr"]').first(), item).toBeVisible();
    await expect.poll(() => answer.getByRole('cell').first().textContent(), item).toContain(item.slice(-4));
    const wrong = await answer.evaluate((section) => {
      const runs = [...section.querySelectorAll('bdi[dir=ltr]')].map((run) => run.textContent);
      return [...section.querySelectorAll<HTMLElement>('td, dd')]
        .flatMap((cell) => cell.innerText.match(/\+\d[\d ]+\d|FCA-[\w-]+|[\w.-]*@?[\w-]+(?:\[?\.\]?[\w-]+)*\[?\.\]?[a-z]{2,}/g) ?? [])
        .filter((text) => !runs.some((run) => run.includes(text)));
    });
    expect(wrong, item).toEqual([]);
  }
});

test('the other names of a warned firm begin on the right in Arabic', async ({ page }) => {
  const { name, aliases: [first = '', second = ''] = [] } = warnedFirms.find(({ aliases }) => aliases.length > 1) ?? {};
  await open(page, `/ar/check?q=${name}`);
  const nameOf = (alias: string) => page.locator('[data-verdict] dd bdi', { hasText: new RegExp(`^${alias}$`) });
  const [before, after] = [await nameOf(first).boundingBox(), await nameOf(second).boundingBox()];
  expect(before?.x).toBeGreaterThan(after?.x ?? Infinity);
});
