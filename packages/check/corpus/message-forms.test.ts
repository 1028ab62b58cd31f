import { expect, test } from 'vitest';
import { someOf } from '../../../tests/support/sample.ts';
import { hostOfSite } from '../src/read/host.ts';
import { addressesIn } from './addresses.ts';
import { MESSAGE_FORMS, generateHosts, measureForms } from './message-forms.ts';
import { ORDINARY_TEXTS } from './ordinary-texts.ts';
import { ourLists } from './our-content.ts';

/* The check finds the addresses in messages, and takes nothing else for an address. */

const MIN_FOUND = 0.98;

const warned = [...new Set(ourLists().warnings.flatMap(({ websites = [] }) => websites.flatMap((website) => hostOfSite(website) ?? [])))];

test('there are enough forms and texts', () => {
  expect(Object.keys(MESSAGE_FORMS).length).toBeGreaterThanOrEqual(120);
  expect(ORDINARY_TEXTS.length).toBeGreaterThanOrEqual(200);
  expect(warned.length).toBeGreaterThan(70);
});

test.for([
  { name: 'every warned site', hosts: warned },
  { name: 'generated hosts of many registries', hosts: generateHosts(60, 20_252) },
])('the addresses are found in at least 98 % of the messages with $name', ({ hosts }) => {
  const { found, missed, text } = measureForms((form) => someOf(hosts, form));
  console.log(text);
  expect(found, JSON.stringify(missed.slice(0, 20), null, 1)).toBeGreaterThanOrEqual(MIN_FOUND);
});

test('no ordinary text is mistaken for an address', () => {
  const texts = ORDINARY_TEXTS.flatMap((text) => [text, `Hello, ${text} was in the letter`]);
  expect(texts.filter((text) => addressesIn(text).length > 0)).toEqual([]);
});
