import { LIST_SEPARATOR } from '../content/schemas/values.ts';

type Meaning = (value: string) => string;

/** `20.0%`, `20.00 %` and `20%`, also with a regime behind it. */
const ratio: Meaning = (value) => value.replace(/^(\d+(?:\.\d+)?)\s*%\s*/, (_all, figure: string) => `${Number(figure)}% `).trimEnd();
const count: Meaning = (value) => (/^\d+$/.test(value) ? String(Number(value)) : value);
const verbatim: Meaning = (value) => value;
const phone: Meaning = (value) => value.replaceAll(/[\s()-]/g, '');
/** Only the part after the @ is the same in upper and lower case (RFC 5321, 2.4). */
const email: Meaning = (value) => value.replace(/[^@]*$/, (domain) => domain.toLowerCase());

/** The host in lower case, and no slash at the end of the address. */
function website(value: string): string {
  const url = URL.parse(value);
  if (!url) return value;
  return url.search === '' && url.hash === '' ? url.href.replace(/\/+$/, '') : url.href;
}

const listOf =
  (meaning: Meaning): Meaning =>
  (value) =>
    Array.from(new Set(value.split(LIST_SEPARATOR).map((item) => meaning(item.trim()))))
      .toSorted()
      .join(LIST_SEPARATOR);

/** Fields of a firm or a warning whose values can be written in several ways. In a list, the order means nothing. */
const MEANINGS = new Map<string, Meaning>(
  Object.entries({
    capitalRatio: ratio,
    investigations: count,
    activities: listOf(verbatim),
    jurisdictions: listOf(verbatim),
    tradingNames: listOf(verbatim),
    aliases: listOf(verbatim),
    websites: listOf(website),
    wholeHost: listOf(website),
    emailDomains: listOf(email),
    emails: listOf(email),
    phones: listOf(phone),
  }),
);

/** Whether a quotation mark is straight or typographic is no change of a text. */
const withStraightQuotes = (text: string) => text.replaceAll(/[‘’“”]/g, "'");

/** Whether two values of a field mean the same. A spreadsheet writes 20.0% as 20%, which is no news to the public. */
export function meanTheSame(field: string, before: string, after: string): boolean {
  if (before === after) return true;
  const meaning = MEANINGS.get(field) ?? verbatim;
  // Old rows have straight quotation marks.
  const [was, is] = [before, after].map((value) => meaning(withStraightQuotes(value.trim())));
  return was === is;
}
