import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

/** Every value of the properties whose name matches. */
const valuesOf = (property: string) =>
  styles.flatMap(({ file, css }) =>
    [...css.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;}]+)`, 'g'))].map(([, value = '']) => ({ file, value: value.trim() })),
  );

test('corners are square, and shadows are lines without blur (LOOK-3)', () => {
  expect(styles.length).toBeGreaterThan(40);
  expect(valuesOf('border-radius').filter(({ value }) => value !== '0')).toEqual([]);
  const shadows = valuesOf('(?:box|text)-shadow');
  expect(shadows).not.toEqual([]);
  expect(shadows.filter(({ value }) => !/^(?:none|(?:(?:^|,\s*)(?:inset )?0 0 0 \d+px [^,]+)+)$/.test(value))).toEqual([]);
  expect(styles.filter(({ css }) => /drop-shadow|blur\(/.test(css)).map(({ file }) => file)).toEqual([]);
});

test('gradients have only hard edges (LOOK-3)', () => {
  const gradients = styles.flatMap(({ css }) => [...css.matchAll(/-gradient\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, stops = '']) => stops));
  expect(gradients.length).toBeGreaterThan(5);
  // A colour ends where the next one begins: `currentColor 0 1px, transparent 1px 80px` or `currentColor 0 1px, transparent 0`. Or it is the
  // only one: `currentColor 0 0`.
  const isHard = (stops: string) => {
    const [, end = '', begin = ''] = /\s(\S+), \w+ (\S+)[^,]*$/.exec(stops) ?? [];
    return /^\S+ 0 0$|, \w+ 0$/.test(stops) || end === begin;
  };
  expect(gradients.filter((stops) => !isHard(stops))).toEqual([]);
});
