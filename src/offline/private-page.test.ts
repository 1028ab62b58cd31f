import { expect, test } from 'vitest';
import { isPrivatePage } from './private-page.ts';

test('Report Market Abuse is private in every language, under every name that a host may accept', () => {
  for (const path of ['/report-abuse', '/ar/report-abuse', '/zh/report-abuse.html', '/report-abuse/', '/fr/report-abuse/index.html'])
    expect(isPrivatePage(path), path).toBe(true);
  for (const path of ['/', '/es/', '/contact', '/check', '/report-abuse-of-power']) expect(isPrivatePage(path), path).toBe(false);
});
