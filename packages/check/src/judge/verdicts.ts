import { clonesOf, firmsOf } from '../look-up/facts.ts';
import type { CheckData, Item, VerdictName } from '../types.ts';
import { isContact, isLeftOver, isSaid, pointsOf } from './points.ts';
import { standingOf, type Standing } from './standings.ts';

/** The facts about a text that lead to the verdict. */
export interface Findings {
  items: readonly Item[];
  /** The whole text is the name of records, the licence number of a firm, or both. */
  isWholeText: boolean;
  /** The firms that the text names. */
  named: readonly number[];
  /** The message claims to be from a firm that it names, or asks the reader to do something. */
  isFromFirm: boolean;
  /** Only the beginning of the text was read. */
  isCut: boolean;
  data: CheckData;
}

/** The facts that the rows of the table use. */
interface Case extends Findings {
  /** The contact points that the message gives for its sender. */
  points: readonly Item[];
}

/** The tone of a verdict, and what a page offers with it. */
export interface VerdictTraits {
  /** `alarm`: the reader may lose money; `caution`: the answer is not clear; `calm`: the register, or the authority, has it. */
  tone: 'alarm' | 'caution' | 'calm';
  /** Whether the page offers to report the text. */
  report: boolean;
  /** The advice for somebody who has already paid: it is open, can be opened, or is left out. */
  paid: 'open' | 'closed' | 'none';
}

interface Row extends VerdictTraits {
  /** The item that leads to this verdict; undefined if none does. */
  decide: (text: Case) => Item | undefined;
}

/**
 * All verdicts, in the order in which they are tried. The first that an item leads to is the answer. Pages take the traits of a verdict
 * from here.
 */
const TABLE: Readonly<Record<VerdictName, Row>> = {
  // A warning is about an item.
  warned: { tone: 'alarm', report: true, paid: 'open', decide: withState('warned') },
  // A message claims to be from a firm, and gives a contact point that is not on the record of this firm.
  clone: { tone: 'alarm', report: true, paid: 'open', decide: clonePoint },
  // An item looks like an address of the authority, or a message in its name gives another contact point.
  imitatesUs: { tone: 'alarm', report: true, paid: 'open', decide: imitationOfUs },
  // An item imitates a contact point on record, or the text names a firm whose record does not have the item.
  notOnRecord: { tone: 'alarm', report: true, paid: 'closed', decide: notOnRecord },
  // A regulated firm and a firm that we warn about have the same name, or a warning is about a clone of the firm.
  both: { tone: 'alarm', report: true, paid: 'open', decide: nameInBothLists },
  // A text has most of the name of a firm that we warn about, or differs from it by a letter.
  likeWarned: { tone: 'alarm', report: true, paid: 'open', decide: likeWarned },
  // The text has a licence number that no firm has.
  noSuchLicence: { tone: 'alarm', report: true, paid: 'closed', decide: unlessUnknown(withState('noSuchLicence')) },
  // The licence number belongs to another firm than the one that the text names.
  otherLicence: { tone: 'alarm', report: true, paid: 'closed', decide: unlessUnknown(withState('otherLicence')) },
  // The whole text is the name or the licence number of a firm.
  regulated: { tone: 'calm', report: false, paid: 'none', decide: regulated },
  limited: { tone: 'caution', report: false, paid: 'none', decide: allWith('limited') },
  ended: { tone: 'caution', report: true, paid: 'closed', decide: allWith('ended') },
  // Every contact point is on record or belongs to the authority.
  onRecord: { tone: 'calm', report: false, paid: 'none', decide: onRecord },
  ours: { tone: 'calm', report: false, paid: 'none', decide: ours },
  // The text is part of listed names, or has a whole name among other words. The visitor chooses from a list.
  choose: { tone: 'caution', report: false, paid: 'closed', decide: unlessUnknown(choose) },
  // An item of the text is on neither list.
  unknown: { tone: 'alarm', report: true, paid: 'closed', decide: unknown },
  // The text has no item that the lists could contain.
  nothing: { tone: 'caution', report: false, paid: 'closed', decide: ({ items }) => items.find(isSaid) ?? items[0] },
};

/**
 * The traits of each verdict.
 *
 * @example
 * VERDICTS.warned.tone; // 'alarm'
 */
export const VERDICTS: Readonly<Record<VerdictName, VerdictTraits>> = TABLE;

const NAMES = Object.keys(TABLE).filter((name): name is VerdictName => name in TABLE);

interface Judged {
  verdict: VerdictName;
  decidedBy: Item | undefined;
}

/**
 * The verdict: the first row of the table that an item leads to. If the text has more than it was based on, which cannot be checked, the
 * answer is not that something is on record or in the register.
 */
export function judge(findings: Findings): Judged {
  const text: Case = { ...findings, points: pointsOf(findings.items) };
  const judged = firstRow(text);
  if (VERDICTS[judged.verdict].tone !== 'calm' && judged.verdict !== 'choose') return judged;
  const leftOver = text.items.find(isLeftOver);
  return leftOver || text.isCut ? { verdict: 'unknown', decidedBy: leftOver } : judged;
}

function firstRow(text: Case): Judged {
  for (const name of NAMES) {
    const decidedBy = TABLE[name].decide(text);
    if (decidedBy) return { verdict: name, decidedBy };
  }
  return { verdict: 'nothing', decidedBy: undefined };
}

function withState(state: Item['state']): Row['decide'] {
  return ({ items }) => items.find((item) => item.state === state);
}

/** A row that does not apply if the text has an unknown contact point, because the answer must then be about that. */
function unlessUnknown(decide: Row['decide']): Row['decide'] {
  return (text) => (text.points.some(({ state }) => state === 'unknown') ? undefined : decide(text));
}

function notOnRecord({ items }: Case): Item | undefined {
  return items.find((item) => isWrong(item) && item.part === 'body');
}

function onRecord({ points }: Case): Item | undefined {
  const isOnRecord = points.every(({ state }) => state === 'onRecord' || state === 'ours');
  return isOnRecord ? points.find(({ state }) => state === 'onRecord') : undefined;
}

/** The item, if all contact points belong to the authority. Anybody can name it, so its name counts only if it is the whole text. */
function ours(text: Case): Item | undefined {
  const isOurs = text.points.every(({ state }) => state === 'ours') && namesOf(text).length === 0;
  return isOurs ? (text.points[0] ?? (text.isWholeText ? withState('ours')(text) : undefined)) : undefined;
}

function choose(text: Case): Item | undefined {
  return namesOf(text)[0] ?? withState('maybe')(text);
}

function unknown({ items }: Case): Item | undefined {
  return items.find((item) => item.state === 'unknown' && isSaid(item));
}

function likeWarned({ items, isWholeText }: Case): Item | undefined {
  const likely = items.find(({ facts }) => facts.candidates.some((candidate) => candidate.isLikely));
  return likely ?? (isWholeText ? undefined : items.find(({ kind, facts }) => kind === 'name' && facts.resembles[0]?.list === 'warnings'));
}

const isWrong = ({ state }: Item) => state === 'notOnRecord';
const namesOf = ({ items }: Case) => items.filter(({ kind, facts }) => (kind === 'name' || kind === 'licence') && facts.firms.length > 0);

/**
 * A contact point that no firm has on record. It imitates a firm that the text names, or it is in a message that claims to be from a firm
 * and has its name and its licence number.
 */
function clonePoint({ items, points, named, isFromFirm }: Case): Item | undefined {
  const unrecorded = points.filter((item) => isWrong(item) && item.facts.firms.length === 0);
  const names = firmsOf(items.filter(({ kind }) => kind === 'name'));
  const isConfirmed = firmsOf(items.filter(({ kind }) => kind === 'licence')).some((firm) => names.includes(firm));
  // A telephone number is not an imitation: the lines of one exchange differ by a digit.
  const imitation = unrecorded.find(
    ({ kind, facts }) => kind !== 'phone' && facts.resembles.some(({ list, position }) => list === 'firms' && named.includes(position)),
  );
  return imitation ?? (isConfirmed && isFromFirm ? unrecorded[0] : undefined);
}

function imitationOfUs({ items, points, isFromFirm }: Case): Item | undefined {
  const imitation = points.find((item) => isWrong(item) && item.facts.resembles[0]?.list === 'ours');
  if (imitation) return imitation;
  const isNamed = items.some(({ kind, state }) => kind === 'name' && state === 'ours');
  return isNamed && isFromFirm && !points.some(({ facts }) => facts.firms.length > 0)
    ? points.find(({ state }) => state === 'unknown' || state === 'notOnRecord')
    : undefined;
}

function nameInBothLists({ items, points, isWholeText, data }: Case): Item | undefined {
  const isCloned = ({ facts }: Item) =>
    clonesOf(
      facts.firms.map(({ licenseId }) => licenseId),
      data,
    ).length > 0;
  const same = items.find(({ state }) => state === 'both');
  // If there are contact points, the verdict is about these.
  const isOpen = isWholeText || points.length === 0;
  return same ?? (isOpen ? items.find((item) => !isContact(item) && item.facts.firms.length > 0 && isCloned(item)) : undefined);
}

const WORST_FIRST: readonly Standing[] = ['ended', 'limited'];

/**
 * The first name in the text, if all firms that the text names have this standing. If the standings differ, the visitor chooses. If all
 * contact points are on record: the first item of a firm with this standing, because such a contact point is no calm answer.
 */
function allWith(standing: 'limited' | 'ended'): Row['decide'] {
  return (text) => {
    const items = namesOf(text);
    // If there are contact points, the verdict is about these.
    if (text.isWholeText || text.points.length === 0)
      return items.every((item) => haveStanding(item, standing, text)) ? items[0] : undefined;
    if (!onRecord(text)) return undefined;
    const owned = [...text.points, ...items];
    const worst = WORST_FIRST.find((one) => owned.some((item) => hasStanding(item, one, text)));
    return worst === standing ? owned.find((item) => hasStanding(item, standing, text)) : undefined;
  };
}

/**
 * The item, if the whole text is the name or licence number of firms that are all regulated. If the standings differ, the visitor chooses.
 */
function regulated(text: Case): Item | undefined {
  const [item] = text.isWholeText ? namesOf(text) : [];
  return item && haveStanding(item, 'regulated', text) ? item : undefined;
}

/** Whether a firm that an item names or belongs to has this standing. */
function hasStanding({ facts }: Item, standing: Standing, { data }: Case): boolean {
  return facts.firms.some(({ firm }) => standingOf(data.firms[firm]?.status) === standing);
}

/** Whether all firms that an item names have this standing. */
function haveStanding({ facts }: Item, standing: Standing, { data }: Case): boolean {
  return facts.firms.every(({ firm }) => standingOf(data.firms[firm]?.status) === standing);
}
