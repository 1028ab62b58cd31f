import type { CheckLists } from '#src/register/check-lists.ts';
import { slugOf } from '#src/register/filters.ts';
import type { FirmRow } from '#src/register/firm-rows.ts';
import { STATUS_GROUPS } from '#src/register/standing.ts';
import { letterOfTick } from '#src/register/scale-ticks.ts';
import type { OtherName } from '#src/register/other-names.ts';
import { writeWarnedFirms } from '#src/register/warned-firm-rows.ts';
import type { PastStatuses } from '#src/history/register-on-day.ts';
import { statusSteps, type LicenceStep } from '#src/history/licence-steps.ts';
import { NO_PAST, sinceOf, type Past } from '../../history/past.ts';
import { compareCodeUnits } from '../code-units.ts';
import { firmFieldsWith, TIERS } from '../schemas/firm-fields.ts';
import type { Firm, WarnedFirm } from '../schemas/records.ts';
import type { CloneFirm, ContactPoints, FirmDetails, RecordedFields, ScaleHalf, Successor } from '#src/register/register-data.ts';

/** The register cut into parts, so that each screen loads only the part it needs. */
export interface RegisterParts {
  /** The data that comes with the directory. */
  list: {
    /** Each initial letter and its first row. */
    letters: [letter: string, row: number][];
    /** The whole register. */
    rows: FirmRow[];
  };
  /** The names of the countries with firms, to which the rows refer. */
  countries: string[];
  /**
   * The data that the entity search needs besides the list: the rows in list order, the optional ids, and for each row the position in order of
   * registration.
   */
  order: { rows: number[]; ids: [row: number, id: string][]; registrationOrder: number[] };
  /** In the order of `rows`. */
  details: FirmDetails[];
  /** The past of the licences, in the order of `rows`. Undefined without a history. */
  history: LicenceStep[][] | undefined;
  /** The past statuses of all firms. Undefined without a history. */
  statuses: PastStatuses | undefined;
  /** A tick for each firm in order of registration. */
  scale: [ScaleHalf, ScaleHalf];
}

/**
 * Cuts the register into parts. `firms` is in list order; a firm's row is its position when sorted by name. The details of a
 * firm name the `warnedFirms` that imitate it, its successor, its other names, and since when it has its status. The rows are made of the
 * `english` firms, so that they are the same in every language.
 */
export function buildRegister(
  firms: readonly Firm[],
  warnedFirms: readonly WarnedFirm[] = [],
  past: Past = NO_PAST,
  english: readonly Firm[] = firms,
): RegisterParts {
  const rows = sortByName(firms.map((firm, listPosition) => ({ name: firm.name, firm, listPosition })));
  const byRegistration = rows
    .map(({ firm }, row) => ({ firm, row }))
    .toSorted((a, b) => compareCodeUnits(a.firm.registration, b.firm.registration) || a.row - b.row);

  const clonesOf = groupClones(warnedFirms);
  const nameOf = new Map(firms.map(({ licenseId, name }): [string, Successor] => [licenseId, { licenseId, name }]));
  const sorted = rows.map(({ firm }) => firm);
  const registrationOrder = positionsOf(byRegistration.map(({ row }) => row));
  const stepsOf = ({ licenseId }: Firm) => past.records.firm.get(licenseId)?.steps ?? [];
  const details = sorted.map((firm): FirmDetails => {
    const contactPoints = contactPointsOf(firm);
    const clones = clonesOf.get(firm.licenseId);
    const since = sinceOf(stepsOf(firm));
    const successor = firm.successor === undefined ? undefined : nameOf.get(firm.successor);
    return {
      ...factsOf(firm),
      otherNames: otherNamesOf(firm, past),
      ...(clones && { clones }),
      ...(contactPoints && { contactPoints }),
      ...(successor && { successor }),
      ...(since && { since }),
    };
  });
  const { begins } = past;
  const steps = begins === undefined ? undefined : sorted.map(stepsOf);
  return {
    ...buildList(sortByName(english), past),
    order: { ...buildOrder(rows), registrationOrder },
    details,
    history: steps,
    statuses: begins === undefined || !steps ? undefined : { begins, firms: steps.map(statusesOf) },
    scale: buildScale(byRegistration.map(({ firm }) => firm)),
  };
}

/** The names of a firm besides the one of its licence: its trading names, then its former names. Undefined if it has none. */
function otherNamesOf({ licenseId, tradingNames = [] }: Firm, { records }: Past): OtherName[] | undefined {
  const names = [...tradingNames.map((name): OtherName => ({ name })), ...(records.firm.get(licenseId)?.formerNames ?? [])];
  return names.length === 0 ? undefined : names;
}

const statusesOf = (steps: readonly LicenceStep[]) => statusSteps(steps).map(({ day, status }) => [day, status] as const);

const RECORD_FIELDS = firmFieldsWith('inRecord');

/** What browsers load of a firm besides its row. */
function factsOf(firm: Firm): RecordedFields {
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return Object.fromEntries(RECORD_FIELDS.map((field) => [field, firm[field]])) as RecordedFields;
}

/** Sorts firms into rows, by name. Firms with the same name stay in list order. */
export function sortByName<T extends { name: string }>(firms: readonly T[]): T[] {
  const collator = new Intl.Collator('en');
  return firms.toSorted((a, b) => collator.compare(a.name, b.name));
}

/**
 * The lists as the check needs them, in the order of the rows of the register and of the warnings, with what an answer shows of a record. They are
 * the same in every language.
 */
export function buildCheckLists(firms: readonly Firm[], warnedFirms: readonly WarnedFirm[], past: Past = NO_PAST): CheckLists {
  return {
    firms: sortByName(firms).map((firm) => {
      const { name, licenseId, status, headquarters, websites, emailDomains, phones } = firm;
      return { name, otherNames: otherNamesOf(firm, past), licenseId, status, headquarters, websites, emailDomains, phones };
    }),
    warnings: writeWarnedFirms(warnedFirms, past).map((row, position) => ({ ...row, clones: warnedFirms[position]?.clones })),
  };
}

function contactPointsOf({ websites = [], emailDomains = [], phones = [], contactsConfirmed: confirmed }: Firm): ContactPoints | undefined {
  return confirmed === undefined ? undefined : { websites, emailDomains, phones, confirmed };
}

/** The clones of each imitated firm, by its licence number. */
function groupClones(warnedFirms: readonly WarnedFirm[]): Map<string, CloneFirm[]> {
  const clonesOf = new Map<string, CloneFirm[]>();
  for (const { id, name, clones: licence } of warnedFirms) {
    if (licence !== undefined) clonesOf.set(licence, [...(clonesOf.get(licence) ?? []), { id, name }]);
  }
  return clonesOf;
}

function buildList(sorted: readonly Firm[], past: Past): Pick<RegisterParts, 'list' | 'countries'> {
  return { list: { letters: buildLetters(sorted), rows: writeRows(sorted, past) }, countries: countriesOf(sorted) };
}

function writeRows(firms: readonly Firm[], past: Past): FirmRow[] {
  const [countries, all] = [countriesOf(firms), activitiesOf(firms)];
  return firms.map((firm) => {
    const { name, licenseId, status, country, tier, registration, activities } = firm;
    return {
      name,
      otherNames: otherNamesOf(firm, past),
      licenseId,
      status,
      country: countries.indexOf(country),
      tier: TIERS.indexOf(tier),
      year: Number(registration.slice(0, 4)),
      activities: [...new Set(activities.map((activity) => all.indexOf(slugOf(activity))))],
    };
  });
}

/** The activities of all firms as they are in addresses. Two that differ in capital letters only are one. */
export function activitiesOf(firms: readonly Firm[]): string[] {
  return [...new Set(firms.flatMap(({ activities }) => activities.map(slugOf)))].toSorted();
}

/** The countries of all firms, by their English names. */
export function countriesOf(firms: readonly Firm[]): string[] {
  return [...new Set(firms.map(({ country }) => country))].toSorted();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The initial letters of the names, each once. They follow the sort order and not the spelling, because Ø is sorted among the
 * Os and Æ among the As. Names before A are under `#`, and names after Z (in another script) are under Z.
 */
function buildLetters(sorted: readonly Firm[]): [string, number][] {
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  const letters: [string, number][] = [];
  let passed = 0;
  sorted.forEach(({ name }, row) => {
    const before = passed;
    while (passed < ALPHABET.length && collator.compare(ALPHABET.charAt(passed), name) <= 0) passed += 1;
    if (row === 0 || passed > before) letters.push([ALPHABET.charAt(passed - 1) || '#', row]);
  });
  return letters;
}

/** The position of each row in a list of all rows. */
function positionsOf(rows: readonly number[]): number[] {
  const positions: number[] = [];
  rows.forEach((row, position) => {
    positions[row] = position;
  });
  return positions;
}

function buildOrder(rows: readonly { firm: Firm; listPosition: number }[]): Omit<RegisterParts['order'], 'registrationOrder'> {
  return {
    rows: positionsOf(rows.map(({ listPosition }) => listPosition)),
    ids: rows.flatMap(({ firm }, row): [number, string][] => (firm.id === undefined ? [] : [[row, firm.id]])),
  };
}

/** The register as a scale in two halves, with a tick for each firm in order of registration (HOME-8). */
function buildScale(inOrder: readonly Firm[]): RegisterParts['scale'] {
  const middle = Math.ceil(inOrder.length / 2);
  return [buildHalf(inOrder.slice(0, middle), undefined), buildHalf(inOrder.slice(middle), inOrder[middle - 1])];
}

/** The least distance between two year labels as a share of the half's width: room for four digits at 390 px. */
const LABEL_ROOM = 0.125;

function buildHalf(ticks: readonly Firm[], before: Firm | undefined): ScaleHalf {
  let marks = '';
  const years: { year: string; at: number }[] = [];
  ticks.forEach((firm, position) => {
    marks += letterOfTick(STATUS_GROUPS[firm.status], TIERS.indexOf(firm.tier));
    const year = firm.registration.slice(0, 4);
    const previous = (ticks[position - 1] ?? before)?.registration.slice(0, 4);
    const at = (position + 0.5) / ticks.length;
    const room = at - (years.at(-1)?.at ?? -1);
    if (year !== previous && room >= LABEL_ROOM && at <= 1 - LABEL_ROOM / 2) years.push({ year, at: Math.round(at * 1e4) / 1e4 });
  });
  return { marks, years };
}
