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
