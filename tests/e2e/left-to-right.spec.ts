import { expect, firms, open, test, warnedFirms } from '../support/test.ts';

/*
 * An address, a number or a licence is read from left to right on an Arabic page too, as one run, also where elements mark the letters that
 * differ from a record. `packages/check` tests which letters these are.
 */

const domains = firms.flatMap(({ emailDomains = [] }) => emailDomains);
const hosts = warnedFirms.flatMap(({ websites }) => websites.map((address) => new URL(address).hostname));
const [domain = '', otherDomain = ''] = domains.filter((one) => one.length > 12);
const host = hosts.find((one) => one.length > 12) ?? '';
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
      /** The horizontal position of each character of the texts between two blocks, in the order of the document. */
      const runs = [...section.querySelectorAll('td, td p, dd')].map((block) => {
        const places: { character: string; left: number; top: number }[] = [];
        const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode())
          for (let at = 0; node.parentElement?.closest('td, p, dd') === block && at < (node.nodeValue ?? '').length; at += 1) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const [rect] = range.getClientRects();
            if (rect) places.push({ character: node.nodeValue?.charAt(at) ?? '', left: rect.left, top: rect.top });
          }
        return places;
      });
      return runs.flatMap((places) =>
        [
          ...places
            .map(({ character }) => character)
            .join('')
            .matchAll(/\+\d[\d ]+\d|[@\w][\w@.:/[\]-]*\w/g),
        ].flatMap(({ 0: text, index }) => {
          const run = places.slice(index, index + text.length);
          const isOrdered = run.every(
            (place, at) => at === 0 || place.top > (run[at - 1]?.top ?? 0) + 2 || place.left >= (run[at - 1]?.left ?? 0) - 0.5,
          );
          return isOrdered ? [] : [text];
        }),
      );
    });
    expect(wrong, item).toEqual([]);
  }
});
