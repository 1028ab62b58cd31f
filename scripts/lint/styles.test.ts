import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** The lines of a style sheet that `npm run check` refuses. */
async function refused(code: string) {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/button.module.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ line }) => line));
}

test.for([
  ['in no layer', '.a { color: red; }'],
  ['in a layer without a name', '@layer { .a { color: red; } }'],
  ['in a layer that is not declared', '@layer later { .a { color: red; } }'],
  ['of a media query in no layer', '@media print { .a { color: red; } }'],
] as const)('a rule %s is refused, because it would win over all that are in a declared layer', async ([, code]) => {
  expect(await refused(code)).toEqual([1]);
});

test('a rule in a declared layer is right', async () => {
  expect(await refused('@layer ui { .a { color: red; } @media print { .b { color: red; } } }')).toEqual([]);
});

const inButton = (declaration: string) => `@layer ui { .a { ${declaration} } }`;

test.for(['gap: 0.5rem', 'margin-block: 0 1.5rem', 'padding: var(--s-2) .75rem', 'column-gap: 1rem'])(
  'the space %s is refused, because it has a token',
  async (declaration) => {
    expect(await refused(inButton(declaration))).toEqual([1]);
  },
);

test.for(['gap: var(--s-1)', 'margin: -1px', 'padding: calc(1rem - 1px)', 'padding: 0.625rem 11rem', 'inline-size: 1.5rem'])(
  'the length %s is right, because no token says it',
  async (declaration) => {
    expect(await refused(inButton(declaration))).toEqual([]);
  },
);

test('a font size is a token, relative to the text around it, or computed', async () => {
  expect(await refused(inButton('font-size: 1.1rem'))).toEqual([1]);
  for (const size of ['var(--t-small)', '0.8em', 'clamp(1rem, 2vw, 2rem)'])
    expect(await refused(inButton(`font-size: ${size}`))).toEqual([]);
});

const at = (query: string) => `@layer ui { @media ${query} { .a { color: red; } } }`;

test.for(['(width < 22.5em)', '(40em <= width < 60em)', '(width >= 640px)', '(min-width: 50em)'])(
  'the query %s is refused, because its width is none of the four',
  async (query) => {
    expect(await refused(at(query))).not.toEqual([]);
  },
);

test('queries for the four widths, for a height and for the width of a container are right', async () => {
  for (const query of ['(width < 20em)', '(40em <= width < 48em)', '(width >= 64em)', '(height < 26.25em)']) {
    expect(await refused(at(query))).toEqual([]);
  }
  expect(await refused('@layer ui { @container (width >= 30rem) { .a { color: red; } } }')).toEqual([]);
});
