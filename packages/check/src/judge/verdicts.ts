import { fold } from '../names/fold.ts';
import type { CheckData, Item, TextForm } from '../types.ts';
import { isContact, isIdentity, isLeftOver, isSureOf } from './points.ts';
import type { Standing } from './standings.ts';

/** The facts about a text that lead to the verdict. */
export interface Findings {
  items: readonly Item[];
  /** The positions of the firms that the text names. */
  named: readonly number[];
  form: TextForm;
  /** The text is nothing but names. */
  isList: boolean;
  /** Somebody writes to the firms that the text names. */
  isToFirm: boolean;
  /** How the text speaks in the name of the authority. */
  ourVoice: 'sender' | 'unit' | undefined;
  /** The positions of the firms that have clones, according to a warning. */
  clones: { has: (firm: number) => boolean };
  data: CheckData;
}

/**
 * How an answer sounds and looks, the gravest first. `alarm`: the reader may lose money; `unlisted`: neither list has it; `ended` and `limited`: the
 * licence of a firm; `open`: the answer is not clear; `calm`: the register has it, or it is of the authority.
 */
export type Tone = 'alarm' | 'unlisted' | 'ended' | 'limited' | 'open' | 'calm';

/** The tone of a verdict, and what a page offers with it. */
export interface VerdictTraits {
  tone: Tone;
  /** Whether the page offers to report the text. */
  report: boolean;
}

interface Row extends VerdictTraits {
  /** The item that leads to this verdict; undefined if none does. */
  decide: (text: Findings) => Item | undefined;
}

/**
 * All verdicts, in the order in which they are tried. The first that an item leads to is the answer. A page has the words of each, and takes
 * everything else from here.
 */
const TABLE = {
  // A warning is about an item.
  warned: { tone: 'alarm', report: true, decide: withState('warned') },
  // An item looks like an address of the authority, or a message in its name gives another contact point.
  imitatesUs: { tone: 'alarm', report: true, decide: imitationOfUs },
  // An item imitates a contact point on record, or the text names a firm and asks to use an item that its record does not have.
  notOnRecord: { tone: 'alarm', report: true, decide: withState('notOnRecord') },
  // A regulated firm and a firm that we warn about have the same name, or a warning is about a clone of the firm.
  both: { tone: 'alarm', report: true, decide: nameInBothLists },
  // A text has most of the name of a firm that we warn about, or differs from it by a letter.
  likeWarned: { tone: 'alarm', report: true, decide: likeWarned },
  // The text has a licence number that no firm has.
  noSuchLicence: { tone: 'alarm', report: true, decide: noSuchLicence },
  // The licence number belongs to another firm than the one that the text names.
  otherLicence: { tone: 'alarm', report: true, decide: withState('otherLicence') },
  // Some of the text is on record or in the register, and some of it is not, or cannot be checked.
  partly: { tone: 'open', report: true, decide: leftOver },
  // A firm that the text names, or that has one of its items on record, has no licence any more, or one with limits.
  ended: { tone: 'ended', report: true, decide: withStanding('ended') },
  limited: { tone: 'limited', report: false, decide: withStanding('limited') },
  // The text is the name or the licence number of a firm.
  regulated: { tone: 'calm', report: false, decide: alone(isIdentity) },
  // The text is a contact point on record.
  onRecord: { tone: 'calm', report: false, decide: alone(isContact) },
  // The text is the name or a contact point of the authority.
  ours: { tone: 'calm', report: false, decide: ours },
  // Everything in a message that the lists can have is on record. That does not say who sent it.
  recorded: { tone: 'open', report: false, decide: recorded },
  // The text is part of listed names, or the name of several firms, or has a contact point of firms with different standings. The visitor
  // chooses from a list.
  choose: { tone: 'open', report: false, decide: choose },
  // An item is on neither list, and nothing else is on record.
  unknown: { tone: 'unlisted', report: true, decide: ({ items }) => items.find(isUnknown) },
  // The text has no item that the lists could contain.
  nothing: { tone: 'open', report: false, decide: ({ items }) => items.find(({ role }) => role !== 'reader') ?? items[0] },
  // oxlint-disable-next-line words/no-object-of-words -- the compiler makes a type of these names
} satisfies Record<string, Row>;

/** The names of the verdicts. */
export type VerdictName = keyof typeof TABLE;

/**
 * The traits of each verdict.
 *
 * @example
 * VERDICTS.warned.tone; // 'alarm'
 */
export const VERDICTS: Readonly<Record<VerdictName, VerdictTraits>> = TABLE;

const NAMES = Object.keys(TABLE).filter((name): name is VerdictName => name in TABLE);

/** The verdict: the first row of the table that an item leads to. */
export function judge(findings: Findings): { verdict: VerdictName; decidedBy: Item | undefined } {
  for (const name of NAMES) {
    const decidedBy = TABLE[name].decide(findings);
    if (decidedBy) return { verdict: name, decidedBy };
  }
  return { verdict: 'nothing', decidedBy: undefined };
}

const isOurs = ({ state }: Item) => state === 'ours';
/** Whether a firm has an item. The mailbox of the reader says nothing about the sender. */
const hasFirm = ({ facts, role }: Item) => role !== 'reader' && facts.firms.length > 0;
/** Whether a list other than the warnings has the item, or may have it. */
const isListed = (item: Item) => hasFirm(item) || isOurs(item) || item.state === 'maybe';
const isUnknown = (item: Item) => item.state === 'unknown' && isSureOf(item);

function withState(state: Item['state']): Row['decide'] {
  return ({ items }) => items.find((item) => item.state === state);
}

/** A row for a text that is one thing, which only regulated firms have. If the standings differ, the visitor chooses. */
function alone(isMeant: (item: Item) => boolean): Row['decide'] {
  return ({ form, items }) => (form === 'message' ? undefined : items.find((item) => isMeant(item) && item.standing === 'regulated'));
}

function leftOver(text: Findings): Item | undefined {
  const { items, named, isToFirm } = text;
  const left = items.filter(isLeftOver);
  // An ended licence matters more than an unknown address or number. An unknown name may be that of another firm: `Apex is now Bexar`.
  const isEnded = items.some((item) => isIdentity(item) && item.standing === 'ended');
  if (isEnded && (isToFirm || left.some(({ kind }) => kind !== 'name'))) return undefined;
  // The addresses of who writes to a firm matter less than the limits of its licence.
  if (isToFirm && withStanding('limited')(text)) return undefined;
  const stranger = left.find(isUnknown);
  // Where only part of a name is on record, somebody whom no list has is unknown, and not partly on record.
  const isPartly = named.length > 0 || items.some(stranger ? (item) => hasFirm(item) || isOurs(item) : isListed);
  return isPartly ? (stranger ?? left[0]) : undefined;
}

function ours({ items, form, data }: Findings): Item | undefined {
  const isMeant = (item: Item) =>
    form === 'thing' || (form === 'question' && fold(item.canonical) !== fold(data.authority?.shortName ?? ''));
  return items.find((item) => isOurs(item) && isMeant(item));
}

function recorded({ items, named, form, isList }: Findings): Item | undefined {
  // `Adyen vs Zephyr`: beside a name that may be that of a warned firm, the visitor chooses.
  const isOpen = isList || items.some(({ state, facts }) => state === 'maybe' && facts.candidates.some(({ list }) => list === 'warnings'));
  return form === 'message' && !isOpen && (named.length > 0 || !items.some(hasMixedStandings)) ? items.find(hasFirm) : undefined;
}

/** Part of a name, or the name of several firms. Any other text with a way to reach or to pay somebody gets no choice. */
function choose({ items }: Findings): Item | undefined {
  return (
    items.find(hasMixedStandings) ?? (items.some(isUnknown) ? undefined : items.find((item) => hasFirm(item) || item.state === 'maybe'))
  );
}

/** Whether the firms that have an item differ in their standing. */
const hasMixedStandings = (item: Item) => hasFirm(item) && item.standing === undefined;

function likeWarned({ items }: Findings): Item | undefined {
  const isLike = ({ facts, role }: Item) =>
    role !== 'reader' && (facts.candidates.some(({ isLikely }) => isLikely) || facts.resembles.some(({ list }) => list === 'warnings'));
  return items.find(isLike);
}

function imitationOfUs({ items, ourVoice }: Findings): Item | undefined {
  const imitation = items.find((item) => item.state === 'notOnRecord' && item.facts.resembles[0]?.list === 'ours');
  if (imitation) return imitation;
  const name = items.find(isOurs);
  if (!name || items.some(hasFirm)) return undefined;
  const others = items.filter((item) => isContact(item) && isSureOf(item) && !isOurs(item));
  // A newspaper asks to visit its website, and whoever pretends to be us asks to call or to write.
  if (ourVoice === undefined) return others.find(({ role, kind }) => role === 'sender' && kind !== 'site');
  return others[0] ?? (ourVoice === 'unit' ? name : undefined);
}

/** If the text also has a way to reach somebody that no list has, the answer is about that. */
function noSuchLicence(text: Findings): Item | undefined {
  const isUnlisted = text.items.some((item) => isContact(item) && isUnknown(item)) && !text.items.some(hasFirm);
  return isUnlisted ? undefined : withState('noSuchLicence')(text);
}

function nameInBothLists(text: Findings): Item | undefined {
  const { items, clones } = text;
  const isCloned = ({ facts }: Item) => facts.firms.some(({ firm }) => clones.has(firm));
  // A contact point on record tells the firm from its clone.
  const isTold = items.some((item) => isContact(item) && item.state === 'onRecord');
  return withState('both')(text) ?? (isTold ? undefined : items.find((item) => isIdentity(item) && isCloned(item)));
}

/** The first item of a firm with this standing. If several firms have the item and their standings differ, the visitor chooses. */
function withStanding(standing: Exclude<Standing, 'regulated'>): Row['decide'] {
  return ({ items }) => items.find((item) => hasFirm(item) && item.standing === standing);
}
