import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** The lines of a style sheet that `npm run check` refuses. */
async function refused(code: string) {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/button.module.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ line }) => line));
}
const inButton = (declaration: string) => `@layer ui { .a { ${declaration} } }`;
const at = (query: string) => `@layer ui { @media ${query} { .a { color: red; } } }`;

test.for([
  ['a rule in no layer, which would win over all in a layer', '.a { color: red; }'],
  ['a layer that is not declared', '@layer later { .a { color: red; } }'],
  ['a media query in no layer', '@media print { .a { color: red; } }'],
  ['a space that has a token', inButton('margin-block: 0 1.5rem')],
  ['a font size that is no token', inButton('font-size: 1.1rem')],
  ['a width that is none of the four', at('(40em <= width < 60em)')],
] as const)('%s is refused', async ([, code]) => {
  expect(await refused(code)).not.toEqual([]);
});

test.for([
  '@layer ui { .a { color: red; } @media print { .b { color: red; } } }',
  inButton('padding: 0.625rem 11rem'),
  inButton('font-size: clamp(1rem, 2vw, 2rem)'),
  at('(40em <= width < 48em)'),
  '@layer ui { @container (width >= 30rem) { .a { color: red; } } }',
])('%s is right', async (code) => {
  expect(await refused(code)).toEqual([]);
});
