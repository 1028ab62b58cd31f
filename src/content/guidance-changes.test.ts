import { expect, test } from 'vitest';
import { guidanceSchema } from '#build/content/schemas/texts.ts';
import { content } from '../../tests/support/content.ts';

const [guidance = expect.fail('The content has no guidance')] = content.guidance;
const [newest, second] = guidance.changes;

test('the versions of a guidance document are compared as numbers', () => {
  const changes = [
    { ...newest, version: 'v3.10' },
    { ...second, version: 'v3.9' },
  ];
  expect(guidanceSchema.safeParse({ ...guidance, ref: 'GUID-AML-004-v3.10', changes }).error).toBeUndefined();
});
