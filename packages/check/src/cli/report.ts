import { recordsOf, VERDICTS, type Answer, type Item, type ItemKind, type ItemState, type VerdictName } from '../check.ts';

/** The exit status for each tone, and for an error. */
export const STATUS = { calm: 0, caution: 1, alarm: 2, error: 3 } as const;

/** The exit status for the gravest answer. `reduce` is used, because a file may have more lines than `Math.max` can take as arguments. */
export function statusOf(answers: readonly Pick<Answer, 'verdict'>[]): number {
  return answers.reduce<number>((gravest, { verdict }) => Math.max(gravest, STATUS[VERDICTS[verdict].tone]), STATUS.calm);
}

/** The title of each verdict, and the advice that goes with it. */
const VERDICT_TEXTS: Readonly<Record<VerdictName, readonly [title: string, todo: string]>> = {
  warned: ['Warning issued', 'Send no money and no documents, and break off contact.'],
  clone: ['The pattern of a clone', 'Do not answer. Contact the firm through a contact point on its record.'],
  imitatesUs: ['Imitates the authority', 'Do not answer. Contact the authority through its own website.'],
  notOnRecord: ['Not on record', 'Ask the firm, through a contact point on its record, whether this belongs to it.'],
  both: ['Possible clone', 'Compare every address and telephone number with the warning and with the record of the firm.'],
  likeWarned: ['There may be a warning about this name', 'Read the warning before you answer or pay.'],
  noSuchLicence: ['No firm has this licence number', 'Ask for the licence number again, and compare it with the register.'],
  otherLicence: ['Licence number of another firm', 'Ask the firm, through a contact point on its record, whether it sent this.'],
  regulated: ['Regulated', 'Make sure that you are dealing with this firm: use a contact point on its record.'],
  limited: ['Regulated, with limits', 'Read the status of the firm in the register before you sign or pay anything.'],
  ended: ['No longer regulated', 'Do not accept an offer under this licence.'],
  onRecord: ['On record', 'A sender can be forged. Type the address or dial the number yourself.'],
  ours: ['Belongs to the authority', 'A sender can be forged. Type the address yourself.'],
  choose: ['Which firm do you mean?', 'Check the whole name without other words, or the licence number.'],
  unknown: ['Not in either list', 'Treat it as high risk until you know who it is.'],
  nothing: ['Nothing here that can be checked', 'Check a name, a licence number, an address or a telephone number.'],
};

const KINDS: Readonly<Record<ItemKind, string>> = {
  site: 'web address',
  email: 'email address',
  phone: 'telephone number',
  licence: 'licence number',
  name: 'name',
  account: 'account',
  handle: 'name in a messenger',
  code: 'link that runs code',
};

const STATES: Readonly<Record<ItemState, string>> = {
  warned: 'a warning is about it',
  both: 'the name of a regulated firm, and of a firm in a warning',
  ours: 'belongs to the authority',
  onRecord: 'on record',
  notOnRecord: 'not on record',
  noSuchLicence: 'no firm has it',
  otherLicence: 'that of another firm',
  maybe: 'part of a name in the lists',
  unknown: 'in neither list',
  uncheckable: 'cannot be checked',
};

const PARTS = { body: '', recipient: ', an address of the recipient', technical: ', in a technical line' } as const;

/** The most records of each list that are printed. The others are only counted. */
const MAX_RECORDS = 10;

/** The answer as lines for a terminal. */
export function toText(answer: Answer): string {
  const [title, todo] = VERDICT_TEXTS[answer.verdict];
  const { firms, warnings } = recordsOf(answer);
  const lines = [
    title,
    ...answer.items.map(itemText),
    ...listTexts('Warning', warnings, ({ match }) => match && `${match.field} ${match.value}`).map(harmless),
    ...listTexts('Firm', firms, ({ match }) => match && `${match.licenseId}, ${match.field} ${match.value}`),
    ...resemblanceTexts(answer.decidedBy),
    ...(answer.isCut ? ['Only the first 100,000 characters were read.'] : []),
    todo,
  ];
  return lines.map((line, at) => (at === 0 ? '' : '  ') + withoutControls(line)).join('\n');
}

function itemText({ kind, canonical, state, part }: Item): string {
  const isKnown = state === 'onRecord' || state === 'ours';
  return `${KINDS[kind]} ${isKnown ? canonical : harmless(canonical)}: ${STATES[state]}${PARTS[part]}`;
}

interface Listed<T> {
  records: readonly T[];
  total: number;
}

function listTexts<T extends { name: string }>(title: string, { records, total }: Listed<T>, detailOf: (record: T) => string | undefined) {
  const shown = records.slice(0, MAX_RECORDS).map((record) => {
    const detail = detailOf(record);
    return `${title}: ${record.name}${detail === undefined ? '' : ` (${detail})`}`;
  });
  const others = total - shown.length;
  return others > 0 ? [...shown, `${title}: ${others} more`] : shown;
}

/** The records that the deciding item resembles, if no firm and no warning has it. */
function resemblanceTexts(item: Item | undefined): string[] {
  if (!item || item.facts.firms.length + item.facts.warnings.length > 0) return [];
  return item.facts.resembles.map(({ name, list, known }) => {
    const what = known === name ? name : `${known} of ${name}`;
    return list === 'warnings' ? harmless(`Resembles: ${what}, in a warning`) : `Resembles: ${what}`;
  });
}

/**
 * Defangs a text, so that a terminal makes no link of it: changes schemes, and dots before a possible top-level domain or in an IP address.
 */
export function harmless(text: string): string {
  return text
    .replaceAll(/http(?=s?:)/gi, 'hxxp')
    .replaceAll(/(?<!hxxps?):(?=\/\/)/gi, '[:]')
    .replaceAll(/(?<=\S)\.(?=\p{L}{2}|\d{1,3}\.\d)/gu, '[.]');
}

/** Control characters, which a terminal obeys, and marks that change the direction of a line. A pasted text may contain them. */
const CONTROLS = String.raw`[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`;
const CONTROL = new RegExp(CONTROLS, 'gu');
/** The same characters except line feeds, which separate the lines of JSON. */
const CONTROL_IN_JSON = new RegExp(String.raw`(?!\n)${CONTROLS}`, 'gu');

export const withoutControls = (line: string) => line.replaceAll(CONTROL, ' ');

/** The answer as it is printed with `--json`. `decidedBy` is a position in `items`. */
export function toData(text: string, answer: Answer) {
  const { verdict, decidedBy, items, isMoneyLost, isCut } = answer;
  const { firms, warnings } = recordsOf(answer);
  return {
    text,
    verdict,
    tone: VERDICTS[verdict].tone,
    decidedBy: decidedBy ? items.indexOf(decidedBy) : null,
    items,
    firms: firms.records,
    warnings: warnings.records,
    totals: { firms: firms.total, warnings: warnings.total },
    isMoneyLost,
    isCut,
  };
}

/** JSON with escaped control characters, so that none of them changes what a terminal shows. */
export function toJson(value: unknown): string {
  const escape = (one: string) => String.raw`\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replaceAll(CONTROL_IN_JSON, escape);
}
