import { describe, expect, test } from 'vitest';
import { contentTexts } from '../../tests/support/texts.ts';
import { content } from '../../tests/support/content.ts';

/* The pages on licences and returns repeat rules, and must agree with them. */

const { returns, licensing } = content;
const textOf = (file: string) =>
  contentTexts
    .filter((each) => each.file === file)
    .map(({ text }) => text)
    .join('\n');

describe('the calendar of returns', () => {
  test.for<[string, string, string]>([
    ['Suspicious transaction report', 'Within 24 hours', 'guidance/aml-004.yaml'],
    ['Trade report', 'y the end of the next working day', 'frameworks.yaml'],
    ['Notice that a capital ratio falls short', 'y the end of the next working day', 'guidance/crd-021.yaml'],
    ['Capital plan', 'ithin 10 working days', 'guidance/crd-021.yaml'],
    ['Corrected return', 'for the next quarter', 'guidance/crd-021.yaml'],
    ['Report of a transfer to a self-hosted wallet', 'y the end of the next working day', 'guidance/darf.yaml'],
  ])('says of %s what its source says', ([what, due, file]) => {
    const row = [...returns.events, ...returns.proposed].find((each) => each.what === what);
    expect(row?.due).toContain(due);
    expect(textOf(file).toLowerCase()).toContain(due.toLowerCase());
  });

  test('has the reference dates of CRD-021, and the days in the text of each row', () => {
    const [capital] = returns.periodic;
    const months = capital?.months.map((month) => new Date(Date.UTC(2000, month - 1)).toLocaleDateString('en', { month: 'long' })) ?? [];
    expect(months).toEqual(['March', 'June', 'September', 'December']);
    expect(textOf('guidance/crd-021.yaml')).toContain('the last days of March, June, September and December');
    expect(capital?.due).toContain(`Within ${capital?.days} calendar days`);
  });

  test('separates proposed returns from those in force', () => {
    const isDarf = ({ link }: { link: string }) => link.startsWith('/regulatory-guidance#darf');
    expect(returns.proposed.every(isDarf)).toBe(true);
    expect([...returns.periodic, ...returns.events].filter(isDarf)).toEqual([]);
  });
});

describe('how to get a licence', () => {
  test('requires a licence in the same cases as the charter', () => {
    const charter = textOf('legal/charter.yaml');
    for (const words of [
      'across a border between participating jurisdictions',
      'its home authority supervises it',
      'It permits nothing else.',
    ]) {
      expect(licensing.who.join(' ')).toContain(words);
      expect(charter).toContain(words);
    }
  });

  test('can be appealed as the bylaws say', () => {
    for (const words of ['30 days to answer in writing. ', 'may appeal within 30 days of receiving', 'Panel rules within 90 days']) {
      expect(licensing.refusal.join(' ')).toContain(words);
      expect(textOf('legal/bylaws.yaml').replaceAll('\n', ' ')).toContain(words);
    }
  });

  test('has a levy that depends on the criteria of the charter', () => {
    expect(licensing.cost).toContain('a yearly levy that depends on its size and risk');
    expect(textOf('legal/charter.yaml')).toContain('a yearly levy that depends on their size and risk');
  });

  test('takes as long as its drawing shows', () => {
    const weeksIn = (takes: string) => {
      const [, count = '', unit] = /(\d+) (working days|months)/.exec(takes) ?? [];
      return unit === 'months' ? Math.round((Number(count) * 52) / 12) : Number(count) / 5;
    };
    for (const { name, takes, weeks } of licensing.steps) expect(weeks, name).toBe(weeksIn(takes));
  });
});
