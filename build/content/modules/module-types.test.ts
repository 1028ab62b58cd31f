import { expect, test } from 'vitest';
import { content } from '../../../tests/support/content.ts';
import { moduleTypes, readTypes } from './module-types.ts';
import { moduleNames } from './modules.ts';
import { compileContent } from '../plugin.ts';

test('the committed types of the modules are those of the tables', () => {
  expect(readTypes(), 'src/content/modules.d.ts is out of date: run npm run content:check').toBe(moduleTypes());
});

test('the build makes the modules that have a type, and no others', async () => {
  const { modules } = await compileContent({ ...content, publishedDocuments: [] });
  expect([...modules.keys()].toSorted()).toEqual(moduleNames().toSorted());
});
