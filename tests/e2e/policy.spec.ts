import { expect, open, test } from '../support/test.ts';

/**
 * The content security policy. Every browser test fails if a page violates it, logs an error or requests something from another
 * origin (`tests/support/test.ts`), and `tests/a11y/axe.spec.ts` opens every page. These tests check the policy itself. That every page is sent with the policy is checked for each server (`tests/site/server.test.ts`).
 */

test.describe('strings never become code', () => {
  test.use({ expectedProblems: /TrustedHTML|TrustedScript|trusted-types|require-trusted-types-for/ });

  test('and no policy but the named one can be created', async ({ page, problems }) => {
    await open(page, '/');
    const refused = await page.evaluate(() => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- TypeScript's DOM library does not have it yet
      const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } };
      const attempts = [
        () => (document.createElement('div').innerHTML = '<b>text</b>'),
        () => (document.createElement('script').src = '/other.js'),
        () => document.write('text'),
        () => trustedTypes?.createPolicy('other', {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
    await expect.poll(() => problems.filter((problem) => problem.startsWith('violation: ')).length).toBe(4);
  });
});

test.describe('another page', () => {
  test.use({ expectedProblems: /frame-ancestors/ });

  test('cannot show a page of ours inside itself', async ({ page, problems }) => {
    // A page without our headers. Even a page of our own origin must not frame ours.
    await page.route('/another', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/report-abuse" title="ours"></iframe>' }),
    );
    await page.goto('/another');
    await expect.poll(() => problems.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  });
});

test.describe('when hydration fails', () => {
  // React's number for failed hydration. No violation of Trusted Types is expected.
  test.use({ expectedProblems: /Minified React error #418/ });

  test('the page is rendered again with every part, and violates nothing', async ({ page, problems }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<h1', '<h2>Other</h2><h1');
      await route.fulfill({ response, body });
    });
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensuring Market Integrity Across Borders');
    await expect.poll(() => problems.join()).toContain('#418');
    await expect(page.getByRole('region', { name: 'Global Reach' }).getByRole('img', { name: /World map/ })).toBeAttached();
  });
});
