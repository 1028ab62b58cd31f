import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepWhole } from './keep-whole.tsx';

/** What stays on one line in a text. */
function wholeIn(text: string): string[] {
  const markup = renderToStaticMarkup(<>{keepWhole(text)}</>);
  return [...markup.matchAll(/<bdi class="whole"[^>]*>(.*?)<\/bdi>/g)].map(([, part = '']) => part);
}

test.for<[text: string, ...whole: string[]]>([
  ['Licence FCA-2015-CH-020 and FCA-2017-NL-004.', 'FCA-2015-CH-020', 'FCA-2017-NL-004'],
  ['Suspicious transaction reporting (AML-004)', 'AML-004'],
  ['See GUID-AML-004-v3.1, adv-mm-001 or DFP-CHK-01.', 'GUID-AML-004-v3.1', 'adv-mm-001', 'DFP-CHK-01'],
  ['its SHA-256 checksum', 'SHA-256'],
  ['将于2027年1月30日生效,2025年9月公布', '2027年1月30日', '2025年9月'],
])('%s keeps its references and dates on one line', ([text, ...whole]) => {
  expect(wholeIn(text)).toEqual(whole);
});

test.for(['FCA-year-countrycode-number', 'a cross-border case of 2025-11-29', 'AI-powered', '2027年', '-2022-US-009'])(
  '%s stays a string',
  (text) => {
    expect(keepWhole(text)).toBe(text);
  },
);

test('a reference is a link if its document has an address', () => {
  const linkOf = (reference: string) => (reference === 'AML-004' ? '/aml' : undefined);
  const markup = renderToStaticMarkup(<>{keepWhole('AML-004, CRD-021', linkOf)}</>);
  expect(markup).toBe(
    '<bdi class="whole" dir="ltr" translate="no"><a href="/aml">AML-004</a></bdi>, <bdi class="whole" dir="ltr" translate="no">CRD-021</bdi>',
  );
});
