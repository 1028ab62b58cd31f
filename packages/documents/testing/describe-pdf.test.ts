import { expect, test } from 'vitest';
import { describePdf } from './describe-pdf.ts';
import { goodSample, makeTagged, show, tagged } from './sample.ts';

const description = await describePdf(await goodSample());

test('describes the file', () => {
  expect(description).toMatchObject({
    pages: 2,
    title: 'A sample & what is in it',
    lang: 'en-GB',
    fonts: ['Archivo-Regular'],
    pageSizeMm: [
      { width: 210, height: 297 },
      { width: 210, height: 297 },
    ],
  });
});

test('nests bookmarks as the file does', () => {
  expect(description.outline).toEqual([
    {
      title: 'A sample & what is in it',
      page: 1,
      children: [
        { title: 'Lists', page: 1, children: [] },
        { title: 'Figures', page: 1, children: [] },
      ],
    },
  ]);
});

test('measures each line of text', () => {
  const [first = [], second = []] = description.textLines;
  // 40, 80 and 96 points from the left and the top.
  const title = first.filter(({ artifact, yMm }) => !artifact && yMm < 40);
  expect(title).toMatchObject([
    { text: 'A sample &', xMm: 14.11, yMm: 28.22, sizePt: 12, font: 'Archivo-Regular' },
    { text: 'what is in it', xMm: 14.11, yMm: 33.87, sizePt: 12, font: 'Archivo-Regular' },
  ]);
  expect(second.map(({ text, artifact }) => ({ text, artifact }))).toEqual([
    { text: 'The sample authority', artifact: true },
    { text: 'Page 2 of 2', artifact: true },
    { text: 'and ends on the second.', artifact: false },
  ]);
});

test('does not count the space at the end of a line', async () => {
  let width = 0;
  const bytes = await makeTagged((pdf, document) => {
    pdf.addPage();
    document.add(tagged(pdf, 'H1', 'Width', 80)).add(tagged(pdf, 'P', 'Width   ', 100));
    width = (pdf.widthOfString('Width') * 25.4) / 72;
  });
  const { textLines } = await describePdf(bytes);
  expect(textLines[0]?.map(({ text }) => text)).toEqual(['Width', 'Width']);
  for (const { widthMm } of textLines[0] ?? []) expect(widthMm).toBeCloseTo(width, 2);
});

test('gives separate texts as separate lines', async () => {
  const bytes = await makeTagged((pdf, document) => {
    pdf.addPage();
    document.add(
      tagged(pdf, 'H1', () => {
        show(pdf, 'left', 80);
        show(pdf, 'right', 80, 300);
      }),
    );
  });
  const { textLines } = await describePdf(bytes);
  expect(textLines[0]?.map(({ text, xMm, yMm }) => ({ text, xMm, yMm }))).toEqual([
    { text: 'left', xMm: 14.11, yMm: 28.22 },
    { text: 'right', xMm: 105.83, yMm: 28.22 },
  ]);
});
