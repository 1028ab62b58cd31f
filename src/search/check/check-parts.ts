import { warnedSiteFields, type CheckLists, type FirmNameColumns, type List, type WarnedNameColumns } from './check-records.ts';
import { domainTargetSteps, joinTargets, numberNames, recordedTargets, type NameTargets, type Targets } from './check-targets.ts';
import { hostHashSteps, licenceHashSteps, nameHashSteps, squeeze } from './column-hashes.ts';
import type { ConfusableTable } from './confusables.ts';
import { collectContacts, type ContactIndex } from './contacts.ts';
import { exactNamesSteps, type ExactNames } from './exact-names.ts';
import { fold } from '#src/search/fold.ts';
import { hashOf, hashTableSteps } from './hash-table.ts';
import { hostIndexSteps, hostTextSteps, type HostIndex, type HostText } from './host-index.ts';
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
  nameTargets: NameTargets;
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
  const collected: Collected = { names: [], licences: [], hosts: [], firsts: { name: [0], host: [0] }, contacts, recorded };
  const { names, licences, hosts, firsts } = collected;
  return {
    *addFirms(columns: FirmNameColumns): Sliced<void> {
      recorded.add(columns, licences.length);
      for (const hash of (yield* nameHashSteps(columns.names)).hashes) names.push(hash);
      for (const hash of (yield* licenceHashSteps(columns.licences)).hashes) licences.push(hash);
    },
    /** Only after the last firms. */
    *addWarned(columns: WarnedNameColumns): Sliced<void> {
      contacts.add(columns, firsts.host.length - 1);
      const own = yield* nameHashSteps(columns.names);
      const aliases = yield* nameHashSteps(columns.aliases);
      const sites = yield* hostHashSteps(columns.websites);
      let alias = 0;
      let site = 0;
      for (const [record, hash] of own.hashes.entries()) {
        names.push(hash);
        for (const end = alias + (aliases.counts[record] ?? 0); alias < end; alias += 1) names.push(aliases.hashes[alias] ?? 0);
        for (const end = site + (sites.counts[record] ?? 0); site < end; site += 1) hosts.push(sites.hashes[site] ?? 0);
        firsts.name.push(names.length - licences.length);
        firsts.host.push(hosts.length);
      }
    },
    steps: () => exactSteps(data, collected),
  };
}

interface Collected {
  /** Hashes: of the names of firms, and then of the names and aliases of warned firms. */
  names: number[];
  licences: number[];
  hosts: number[];
  /** The number of each warned firm's first name and first host. */
  firsts: { name: number[]; host: number[] };
  contacts: ReturnType<typeof collectContacts>;
  recorded: ReturnType<typeof collectRecordedContacts>;
}

/** A function of its own, because what a closure of `collectExact` can see would stay in memory as long as the index. */
function* exactSteps({ firms, warned }: CheckData, { names, licences, hosts, firsts, contacts, recorded }: Collected): Sliced<ExactParts> {
  const nameTargets = numberNames(firms, warned, createSlots(firsts.name));
  const exactNames = yield* exactNamesSteps(nameTargets, names);
  return {
    hosts: yield* hostIndexSteps(createSlots(firsts.host), hosts, (position) => warned.at(position)?.websites ?? []),
    contacts: contacts.index(),
    recorded: yield* recorded.steps(),
    names: exactNames,
    nameTargets,
    namesInText: createNamesInText(names, exactNames, nameTargets),
    findLicence: yield* licenceSteps(firms, licences),
  };
}

function* licenceSteps(firms: CheckData['firms'], hashes: readonly number[]): Sliced<ExactParts['findLicence']> {
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
