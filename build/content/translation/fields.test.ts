import { expect, test } from 'vitest';
import { firmSchema } from '../schemas/records.ts';
import { replacerOf } from './fields.ts';

test('the translation of words in a figure may contain any characters', () => {
  const replaceIn = replacerOf(firmSchema.shape.capitalRatio);
  expect(replaceIn?.('212% (Solvency II)', '', () => "$& $1 $$ $'")).toBe("212% ($& $1 $$ $')");
});
