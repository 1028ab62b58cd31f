import { describe, expect, test } from 'vitest';
import { writeModules } from './modules.ts';

const MARKS = "import { untranslated } from '/src/content/untranslated.ts'; ";

describe('a content module', () => {
  const modules = new Map<string, unknown>([
    ['page', { title: 'Título', steps: [{ text: 'Not "translated" yet.' }] }],
    ['other', ['Hecho']],
  ]);
  const sources = writeModules(modules, ['Not "translated" yet.', 'On another page']);

  test('adds its own English texts to those that are marked, and no others', async () => {
    const source = sources.get('page') ?? '';
    expect(source).toContain(MARKS);
    const own = new Set<string>();
    Object.assign(globalThis, { own });
    const script = source.replace(MARKS, 'const untranslated = globalThis.own; ');
    const loaded: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
    expect(loaded).toMatchObject({ default: modules.get('page') });
    expect([...own]).toEqual(['Not "translated" yet.']);
  });
});
