import { warnedSiteFields, type CheckLists, type FirmNameColumns, type List, type WarnedNameColumns } from './check-records.ts';
import { domainTargetSteps, joinTargets, numberNames, recordedTargets, type Targets } from './check-targets.ts';
import { hashHosts, hashLicences, hashNames, squeeze } from './column-hashes.ts';
import type { ConfusableTable } from './confusables.ts';
import { collectContacts, type ContactIndex } from './contacts.ts';
import { exactNamesSteps, type ExactNames } from './exact-names.ts';
import { fold } from '#src/search/fold.ts';
import { hashOf, hashTableSteps } from './hash-table.ts';
import { hostIndexSteps, hostTextSteps, type HostIndex, type HostText } from './host-index.ts';
import { createIntegerList, type IntegerList } from './integer-list.ts';
import { knownNamesSteps, type KnownNames } from './known-names.ts';
import { recordedLabelSteps, type RecordedLabels } from './imitation.ts';
import { nearPhoneSteps, type NearPhones } from './near-phones.ts';
import { createNamesInText, type NamesInText } from './names-in-text.ts';
import { rankedIndexSteps, type RankedIndex } from './ranked-index.ts';
import { collectRecordedContacts, type RecordedContacts } from './recorded-contacts.ts';
import { rememberedNamesSteps, type RememberedNames } from './remembered-names.ts';
import { mapEach, type Sliced } from '#src/search/slices.ts';
import { createSlots } from './slots.ts';

/*
 * The parts of the index behind the check (`check.ts`), in the order in which they are built. A page with a register of
 * thousands answers from the first part as soon as it is ready.
 */

export interface CheckData extends CheckLists {
  /** The module `content:confusables`. */
  confusables: ConfusableTable;
  /** The host of the Authority. */
  ownHost?: string | undefined;
}

export type InLists<T> = Readonly<Record<List, T>>;

/** First: recognises a text that is the name, the licence or an address of a record. It keeps one number for each. */
export interface ExactParts {
  hosts: HostIndex;
  contacts: ContactIndex;
  recorded: RecordedContacts;
  names: ExactNames;
  /** The names of the regulated firms, those of the warned firms, and their aliases. */
  nameTargets: Targets;
  namesInText: NamesInText;
  findLicence: (text: string) => number | undefined;
}

/** Second: finds names that contain a text. */
export type HeldParts = InLists<RankedIndex>;

/** Third: finds addresses that are being typed, resemblances, and names as people remember them. */
export interface OtherParts {
  hostText: HostText;
  /** The words of the websites of warned firms. */
  siteWords: RankedIndex;
  known: KnownNames;
  targets: Targets;
  recordedLabels: RecordedLabels;
  nearPhones: NearPhones;
  /** Of the regulated firms. */
  remembered: RememberedNames;
}

/** Collects the first part from the columns of both lists, which are read once and in order. It stores only hashes. */
export function collectExact(data: CheckData) {
  const { firms } = data;
  const contacts = collectContacts();
  const recorded = collectRecordedContacts(firms.contactsAt ?? ((position) => firms.at(position)));
  const [names, licences] = [createIntegerList(), createIntegerList()];
  const [aliases, hosts] = [createCounted(), createCounted()];
  return {
    addFirms(columns: FirmNameColumns) {
      recorded.add(columns, licences.length());
      hashNames(columns.names, names);
      hashLicences(columns.licences, licences);
    },
    /** Only after the last firms. */
    addWarned(columns: WarnedNameColumns) {
      contacts.add(columns, hosts.counts.length);
      hashNames(columns.names, names);
      aliases.counts.push(...hashNames(columns.aliases, aliases.hashes));
      hosts.counts.push(...hashHosts(columns.websites, hosts.hashes));
    },
    steps: () => exactSteps(data, { names, licences, aliases, hosts, contacts, recorded }),
  };
}

interface Collected {
  /** Hashes of the names of firms, and then of those of warned firms. */
  names: IntegerList;
  licences: IntegerList;
  aliases: Counted;
  hosts: Counted;
  contacts: ReturnType<typeof collectContacts>;
  recorded: ReturnType<typeof collectRecordedContacts>;
}

/** The hashes of values of which a warned firm can have several, and how many each has. */
interface Counted {
  hashes: IntegerList;
  counts: number[];
}

const createCounted = (): Counted => ({ hashes: createIntegerList(), counts: [] });

/** A function of its own, because what a closure of `collectExact` can see would stay in memory as long as the index. */
function* exactSteps({ firms, warned }: CheckData, { names, licences, aliases, hosts, contacts, recorded }: Collected): Sliced<ExactParts> {
  const nameTargets = numberNames(firms, warned, createSlots(aliases.counts));
  aliases.hashes.toArray().forEach(names.push);
  const exactNames = yield* exactNamesSteps(nameTargets, names.toArray());
  return {
    hosts: yield* hostIndexSteps(createSlots(hosts.counts), hosts.hashes.toArray(), (position) => warned.at(position)?.websites ?? []),
    contacts: contacts.index(),
    recorded: yield* recorded.steps(),
    names: exactNames,
    nameTargets,
    namesInText: createNamesInText(exactNames, nameTargets),
    findLicence: yield* licenceSteps(firms, licences.toArray()),
  };
}

function* licenceSteps(firms: CheckData['firms'], hashes: Int32Array): Sliced<ExactParts['findLicence']> {
  const table = yield* hashTableSteps(hashes);
  return (text) => {
    const wanted = squeeze(text);
    return wanted === '' ? undefined : table.at(hashOf(wanted)).find((position) => squeeze(firms.at(position)?.licenseId ?? '') === wanted);
  };
}

export function* heldSteps({ firms, warned }: CheckData): Sliced<HeldParts> {
  return {
    firms: yield* rankedIndexSteps(mapEach(firms, ({ name, licenseId }) => [fold(name), fold(licenseId)])),
    warned: yield* rankedIndexSteps(mapEach(warned, ({ name, aliases }) => [name, ...aliases].map(fold))),
  };
}

export function* otherSteps({ firms, warned, confusables }: CheckData, { nameTargets, recorded }: ExactParts): Sliced<OtherParts> {
  const sites = mapEach(warned, ({ websites }) => websites);
  const hostText = yield* hostTextSteps(sites, (position) => warned.at(position)?.websites ?? []);
  const siteWords = yield* rankedIndexSteps(mapEach(warned, (record) => warnedSiteFields(record).map(({ words }) => fold(words))));
  const firmDomains = recordedTargets(recorded.hosts);
  const names = joinTargets(nameTargets, firmDomains);
  const targets = joinTargets(names, yield* domainTargetSteps(warned));
  const isFirm = (target: number) => target < firms.length || (target >= nameTargets.size && target < names.size);
  const known = yield* knownNamesSteps(targets.size, isFirm, (target) => targets.at(target).name, confusables);
  const remembered = yield* rememberedNamesSteps(
    mapEach(firms, ({ name }) => name),
    (position) => firms.at(position)?.name ?? '',
  );
  const recordedLabels = yield* recordedLabelSteps(recorded);
  return { hostText, siteWords, known, targets, recordedLabels, nearPhones: yield* nearPhoneSteps(recorded), remembered };
}
