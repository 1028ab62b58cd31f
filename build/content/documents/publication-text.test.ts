import { expect, test } from 'vitest';
import { fillPublicationText } from './publication-text.ts';

const blanks = { title: 'Annual Report 2024', type: 'Annual Report', date: 'March 31, 2025' };

test('every blank in every paragraph and item is filled in', () => {
  const sections = [
    {
      id: 'summary',
      heading: 'Summary',
      blocks: [{ text: '{title}, {type}: {title} of {date}.' }, { list: ['One.', '{date}'] }, { ordered: ['{type}'] }],
    },
  ];
  expect(fillPublicationText(sections, blanks)).toEqual([
    {
      id: 'summary',
      heading: 'Summary',
      blocks: [
        { text: 'Annual Report 2024, Annual Report: Annual Report 2024 of March 31, 2025.' },
        { list: ['One.', 'March 31, 2025'] },
        { ordered: ['Annual Report'] },
      ],
    },
  ]);
});

test('a title is inserted unchanged, even if it looks like a blank or a pattern', () => {
  const sections = [{ id: 'a', heading: 'A', blocks: [{ text: '{title}' }] }];
  const title = 'The {date} of $& and $1';
  expect(fillPublicationText(sections, { ...blanks, title })[0]?.blocks).toEqual([{ text: title }]);
});
