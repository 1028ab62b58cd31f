import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** `docs/threat-model.md`: each threat with the tests that guard it. */
const [, threats = ''] = /^## Threats\n([\s\S]*?)^## /m.exec(readFileSync('docs/threat-model.md', 'utf8')) ?? [];

const sections = threats
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    guards: [...section.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', name = '']) => ({ file, name })),
  }));

test('the threat model names what an attacker would want', () => {
  expect(sections.length).toBeGreaterThanOrEqual(8);
});

describe.each(sections)('the threat "$title"', ({ guards }) => {
  test('has a guard', () => {
    expect(guards.length).toBeGreaterThan(0);
  });

  test.each(guards)('is guarded by "$name" of $file, which exists', ({ file, name }) => {
    expect(existsSync(file), file).toBe(true);
    // Quotes of either kind enclose a test's name. The ids of requirements at its end are not part of it.
    expect(
      readFileSync(file, 'utf8')
        .match(/['`][^'`\n]*['`]/g)
        ?.map((quoted) => quoted.slice(1, -1).replace(/^%s | \([A-Z, \d-]+\)$/g, '')),
    ).toContain(name);
  });
});
