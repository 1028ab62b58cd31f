import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';

test('an English text is compiled into the code that shows it', () => {
  const name = 'Adyen';
  expect(msg`Warnings`.message).toEqual(['Warnings']);
  expect(msg`Open ${name}`.message).toEqual(['Open ', ['name']]);
});
