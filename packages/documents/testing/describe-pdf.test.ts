import { expect, test } from 'vitest';
import { describePdf } from './describe-pdf.ts';
import { SAMPLE, makeSample } from './sample.ts';

const description = await describePdf(await makeSample());

test('describes the file', () => {
  expect(description).toMatchObject({
    pages: 2,
    title: SAMPLE.title,
    lang: 'en-GB',
    fonts: ['Archivo-SemiBold', 'Archivo-Regular'],
    pageSizeMm: [
      { width: 210, height: 297 },
      { width: 210, height: 297 },
    ],
  });
});

test('nests bookmarks as the file does', () => {
  const children = ['Lists', 'Text\u00a0: long'].map((title) => ({ title, page: 1, children: [] }));
  expect(description.outline).toEqual([{ title: SAMPLE.title, page: 1, children }]);
});

test('measures each line of text', () => {
  const [first = [], second = []] = description.textLines;
  expect(first.find(({ sizePt }) => sizePt === 22)).toMatchObject({ text: SAMPLE.title, xMm: 14, yMm: 46, font: 'Archivo-SemiBold' });
  expect(second.filter(({ artifact }) => artifact).map(({ text, sizePt }) => [text, sizePt])).toEqual([
    ['The authority', 9],
    ['© 2025 The authority · S-1', 8.5],
    ['Page 2 of 2', 8.5],
  ]);
  expect(second.find(({ artifact }) => !artifact)).toMatchObject({ xMm: 14, yMm: 31, sizePt: 10.5, font: 'Archivo-Regular' });
});

test('does not count the space at the end of a line', async () => {
  const titleOf = async (title: string) => {
    const { textLines } = await describePdf(await makeSample({ title }));
    return textLines[0]?.find(({ sizePt }) => sizePt === 22);
  };
  const broken = await titleOf('words '.repeat(20).trim());
  const whole = await titleOf(broken?.text ?? '');
  expect(whole?.text).toMatch(/^words .*words$/);
  expect(broken?.widthMm).toBe(whole?.widthMm);
});
