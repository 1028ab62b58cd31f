import { expect, test } from 'vitest';
import { content } from '../tests/support/content.ts';
import { EVERYWHERE, FOLDERS, headersOf } from './headers.ts';
import { nginxFiles } from './nginx-files.ts';
import { requestsOf } from './requests.ts';

const table = headersOf(content.site);
const { 'http.conf': http, 'server.conf': server } = nginxFiles(table, requestsOf(content.site));

test('nginx sends the headers of the table and Allow, each with a value', () => {
  const named = [EVERYWHERE, table.policies, ...FOLDERS.map(({ headers }) => headers)].flatMap((headers) => Object.keys(headers));
  const sent = [...server.matchAll(/^add_header (\S+) (\S+) always;$/gm)].map(([, name = '', value = '']) => ({ name, value }));
  expect(sent.map(({ name }) => name).toSorted()).toEqual([...new Set([...named, 'Allow'])].toSorted());
  for (const { value } of sent.filter((header) => header.value.startsWith('$'))) expect(http).toContain(` ${value} {\n`);
});

test('a backslash of a pattern stands twice in the configuration of nginx', () => {
  expect(server).toContain(String.raw`location ~ "\\.schema\\.json$" {`);
  expect(http).toContain(String.raw`"~^(?:200|206|304) .*\\.(html|pdf|xml|atom)$"`);
});
