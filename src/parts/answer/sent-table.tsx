import { Plural, Trans, useLingui } from '@lingui/react/macro';
import content from 'content:check-answers';
import { isContact, type FirmMatch, type Item, type ItemKind, type ItemState, type Resemblance } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import { publicPart } from '#src/check/question.ts';
import type { NamedFirm } from '#src/check/records.ts';
import type { Answered } from '#src/check/use-check.ts';
import { inParentheses } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import type { ContactPoints } from '#src/register/register-data.ts';
import { defang } from '#src/search/defang.ts';
import { CardTable } from '#src/ui/card-table.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { cutAt } from '#src/search/cut-at.ts';
import { codePointsOf } from './code-points.ts';
import { Part } from './record-list.tsx';
import { RecordLink } from './record-link.tsx';
import { StateWord } from './verdict-word.tsx';
import styles from './sent-table.module.css';

/** A row: an item, and a record that it resembles. An item by itself may resemble several. */
export interface Row {
  item: Item;
  resembled: Resemblance | undefined;
}

/**
 * What was sent beside what is on record (CHECK-8): a row for each item, with the letters that differ marked. An item by itself has rows only
 * for what it resembles, and a website for the warnings about parts of it. What may be something else comes last.
 */
export function SentTable({ answered }: { answered: Answered }) {
  const { items, form } = answered.answer;
  const isAlone = form !== 'message';
  const rows = items.flatMap((item) => (isAlone ? resembledBy(item) : [{ item, resembled: resembledBy(item)[0]?.resembled }]));
  const named = isAlone ? undefined : oneFirmOf(items);
  const firm = named === undefined ? undefined : answered.records.firms.get(named);
  const points = firm?.details?.contactPoints;
  const below = items.flatMap(({ state, facts }) => (state === 'warned' ? [] : facts.listedBelow));
  if (rows.length + below.length === 0) return null;
  const inOrder = [...rows].sort((a, b) => Number(a.item.certainty === 'possible') - Number(b.item.certainty === 'possible'));
  return (
    <Part heading={isAlone ? <Trans>What it resembles</Trans> : <Trans>What you were sent, and what is on record</Trans>}>
      <ComparedTable rows={inOrder} answered={answered} firm={firm} />
      {below.length > 0 && <PartsOfSite below={below} answered={answered} />}
      {points && <UseInstead points={points} />}
    </Part>
  );
}

/**
 * The one firm with whose record a message is compared: that of its names, or else of its licence numbers, or of another item. If they name
 * several firms, there is none. Several firms may share an item.
 */
function oneFirmOf(items: readonly Item[]): number | undefined {
  const ofKind = (isMeant: (item: Item) => boolean) =>
    items.filter(isMeant).flatMap(({ facts }) => {
      const owners = new Set(facts.firms.map(({ firm }) => firm));
      return owners.size === 1 ? [...owners] : [];
    });
  const found = [ofKind(({ kind }) => kind === 'name'), ofKind(({ kind }) => kind === 'licence'), ofKind(isContact).slice(0, 1)].find(
    (owners) => owners.length > 0,
  );
  return found && new Set(found).size === 1 ? found[0] : undefined;
}

const MAX_RESEMBLED = 3;

/** The rows of an item that is on no list, one for each record that it resembles. */
export function resembledBy(item: Item): Row[] {
  const { firms, warnings, isOurs, resembles } = item.facts;
  return firms.length + warnings.length > 0 || isOurs ? [] : resembles.slice(0, MAX_RESEMBLED).map((resembled) => ({ item, resembled }));
}

interface Compared {
  answered: Answered;
  /** The firm that a message names. */
  firm?: NamedFirm | undefined;
}

/** The rows as a table; nothing without a row. */
export function ComparedTable({ rows, ...compared }: Compared & { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  const name = compared.firm && <FirmName>{compared.firm.name}</FirmName>;
  return (
    <CardTable
      className={styles['sent']}
      columns={[
        <Trans key="kind">Kind</Trans>,
        <Trans key="sent">You were sent</Trans>,
        name && !rows.some(showsWarning) ? <Trans key="record">On record for {name}</Trans> : <Trans key="record">In our lists</Trans>,
        <Trans key="state">Answer</Trans>,
      ]}
    >
      {rows.map((row) => (
        <ComparedRow key={keyOf(row)} {...row} {...compared} />
      ))}
    </CardTable>
  );
}

/** Whether the column of what is on record names a warned firm. That is not on the record of the firm that the message names. */
const showsWarning = ({ item, resembled }: Row) => item.state === 'warned' || item.state === 'both' || resembled?.list === 'warnings';

const keyOf = ({ item, resembled }: Row) => [item.kind, item.canonical, resembled?.list, resembled?.position].join(' ');

function ComparedRow(row: Row & Compared) {
  const { t } = useLingui();
  const { item } = row;
  const state = shownState(row);
  const standing = row.firm ? undefined : standingOf(row);
  return (
    <tr>
      <th scope="row">
        <Kind of={item.kind} />
      </th>
      <td data-label={t`You were sent`}>
        <Sent {...row} />
      </td>
      <td data-label={t`In our lists`}>
        <Recorded {...row} />
      </td>
      <td>
        {standing ? (
          <FirmStatusMark status={standing} />
        ) : (
          <span className={styles['state']}>
            <StateMark state={item.state} />
            <StateWord state={state} />
          </span>
        )}
        {item.role === 'reader' && (
          <p>
            <Trans>The recipient, or a line added by email software. It does not affect the answer.</Trans>
          </p>
        )}
      </td>
    </tr>
  );
}

/** The status of the one firm with a name or licence number. "Same" would say nothing about it. */
function standingOf({ item: { kind, state, facts }, answered }: Row & Compared) {
  const [only, ...others] = facts.firms;
  const isAlone = only && others.length === 0 && state === 'onRecord' && (kind === 'name' || kind === 'licence');
  return isAlone ? answered.records.firms.get(only.firm)?.status : undefined;
}

/** Beside the name of a firm, a contact point in no list is not on its record. */
function shownState({ item, firm }: Row & Compared): ItemState {
  if (item.state !== 'unknown') return item.state;
  if (item.certainty === 'possible') return 'uncheckable';
  return firm && isContact(item) ? 'notOnRecord' : 'unknown';
}

const ALARMS: ReadonlySet<ItemState> = new Set(['warned', 'both', 'notOnRecord', 'noSuchLicence', 'otherLicence']);

function StateMark({ state }: { state: ItemState }) {
  if (ALARMS.has(state)) return <WarningSign />;
  return (state === 'onRecord' || state === 'ours') && <span className={styles['same']} aria-hidden="true" />;
}

function Kind({ of: kind }: { of: ItemKind }) {
  if (kind === 'name') return <Trans>Name</Trans>;
  if (kind === 'licence') return <Trans>Licence number</Trans>;
  if (kind === 'site' || kind === 'code') return <Trans>Website</Trans>;
  if (kind === 'email') return <Trans>Email</Trans>;
  if (kind === 'phone') return <Trans>Telephone</Trans>;
  if (kind === 'account') return <Trans>Account, card or wallet</Trans>;
  return <Trans>Username on a messaging app</Trans>;
}

/** The item as it was read. Nothing of it can be opened; an address leads to the answer about it alone. */
function Sent({ item, resembled, answered }: Row & Compared) {
  if (resembled) return <Differing resembled={resembled} side="typed" item={item} />;
  const shown = itemText(item, answered.text);
  if (item.kind === 'name') return <FirmName>{shown}</FirmName>;
  // A number may be the visitor's own, and a link would write it into the address of the page.
  if (item.kind !== 'site' && item.kind !== 'email') return <Verbatim>{shown}</Verbatim>;
  return (
    <Link href={askAt('/check', publicPart(item, true) || item.host)}>
      <Verbatim>{shown}</Verbatim>
    </Link>
  );
}

/** The field of a record that has an item of a kind. */
const FIELDS: Partial<Record<ItemKind, string>> = { site: 'website', email: 'email' };

/** What the lists have of an item: the record that has it or that it resembles, or else what the firm has of its kind. */
function Recorded({ item, resembled, answered, firm }: Row & Compared) {
  const { facts, kind } = item;
  const [warning] = facts.warnings;
  if (warning) return <Linked list="warnings" position={warning.warning} answered={answered} />;
  if (facts.firms.length > 0) {
    const ofFirm = facts.firms.filter(({ licenseId }) => licenseId === firm?.licenseId);
    const meant = ofFirm.length > 0 ? ofFirm : facts.firms;
    // A website on record and the domain of a mailbox may be the same.
    const exact = meant.filter(({ field }) => field === FIELDS[kind]);
    const others = meant.filter((match) => !exact.some((one) => one.firm === match.firm));
    return [...exact, ...others].map((match) => (
      <p key={`${match.firm} ${match.field} ${match.value}`}>
        {kind === 'name' ? <FirmName>{match.value}</FirmName> : <OnRecord kind={match.field} value={match.value} />}
        <Owner item={item} match={match} answered={answered} firm={firm} />
      </p>
    ));
  }
  const values = firm ? valuesOf(kind, firm) : [];
  // What the named firm has on record says more than how the item resembles it.
  if (resembled && (values.length === 0 || resembled.list !== 'firms'))
    return <Resembled item={item} resembled={resembled} answered={answered} firm={firm} />;
  const [candidate] = facts.candidates;
  if (candidate) return <Linked {...candidate} answered={answered} />;
  if (facts.isOurs) return <Trans>Belongs to the Authority</Trans>;
  if (values.length > 0) {
    return values.map((value) => (
      <p key={value}>
        <OnRecord kind={kind} value={value} />
      </p>
    ));
  }
  const canBeListed = isContact(item) || kind === 'name' || kind === 'licence';
  return canBeListed ? <Trans>None on record</Trans> : <Trans>Our lists do not cover these</Trans>;
}

function Linked({ list, position, answered }: { list: 'firms' | 'warnings'; position: number; answered: Answered }) {
  const record = answered.records[list].get(position);
  return record && <RecordLink record={record} />;
}

/** The firm that has what was sent, if it is another one than the text names, or if the text names none of those that share it. */
function Owner({ item, match, answered, firm }: Compared & { item: Item; match: FirmMatch }) {
  const { state } = item;
  const { name } = match;
  const isOther = firm && isContact(item) && match.licenseId !== firm.licenseId;
  if (isOther || state === 'notOnRecord' || state === 'otherLicence') {
    return (
      <span className={`meta ${styles['small']}`}>
        <Trans>
          On the record of another firm: <FirmName>{name}</FirmName>
        </Trans>
      </span>
    );
  }
  if (firm || !isContact(item)) return null;
  return (
    <span className={`meta ${styles['small']}`}>
      <Linked list="firms" position={match.firm} answered={answered} />
    </span>
  );
}

function valuesOf(kind: ItemKind, { websites = [], emailDomains = [], phones = [] }: NamedFirm): readonly string[] {
  if (kind === 'site') return websites;
  if (kind === 'email') return emailDomains;
  return kind === 'phone' ? phones : [];
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

/** A contact point or a licence number of a record. */
function OnRecord({ kind, value }: { kind: string; value: string }) {
  return <Verbatim>{kind === 'email' ? `@${value}` : withoutScheme(value)}</Verbatim>;
}

/** The record that an item resembles, what differs, and unless there is a named firm beside it, why that matters. */
function Resembled({ item, resembled, answered, firm }: Compared & { item: Item; resembled: Resemblance }) {
  const { list, position, name } = resembled;
  return (
    <>
      <Differing resembled={resembled} side="known" item={item} />
      <p className={`meta ${styles['small']}`}>
        {list === 'firms' && <Trans>Regulated firm:</Trans>}
        {list === 'warnings' && <Trans>Firm we warn about:</Trans>}{' '}
        {list === 'ours' ? <FirmName>{name}</FirmName> : <Linked list={list} position={position} answered={answered} />}
      </p>
      {!firm && (
        <p className={`meta ${styles['small']}`}>
          {isNamesake(item, resembled) ? (
            <Trans>
              The address contains the name of this firm, which has no contact points on our record. We cannot tell you whether it is its
              own. Anyone can register such an address.
            </Trans>
          ) : (
            <ContentText>{content.resembles[reasonOf(resembled, item)]}</ContentText>
          )}
        </p>
      )}
    </>
  );
}

/** How an address can have the name of a firm in it. One that differs in a letter has another name. */
const WITH_NAME: ReadonlySet<Resemblance['how']> = new Set(['same', 'word', 'subdomain', 'path', 'mailbox', 'pretends']);

/**
 * Whether an address only contains the name of a firm that has given us no contact points. If the firm had contact points,
 * the state of the address would be `notOnRecord`.
 */
function isNamesake({ state }: Item, { list, field, how }: Resemblance): boolean {
  return state === 'unknown' && list === 'firms' && field === 'name' && WITH_NAME.has(how);
}

/** The text that says how the two differ. */
function reasonOf({ list, field, how }: Resemblance, { kind }: Item): keyof typeof content.resembles {
  if (list === 'ours') return 'ours';
  if (field === 'licence') return 'licence';
  if (kind !== 'name') return how;
  return how === 'same' ? 'form' : how === 'word' ? 'more' : how;
}

/**
 * One of the two compared texts, with the characters that differ marked. Those that look the same also have their numbers. An address is one
 * run from left to right with all its parts; a name has the direction of its letters.
 */
function Differing({ resembled, side, item }: { resembled: Resemblance; side: 'typed' | 'known'; item: Item }) {
  const { how, differing } = resembled;
  const pieces = cutAt(resembled[side], differing[side]);
  const written = pieces.map(({ text }) => text).join('|');
  const different = how === 'confusable' ? pieces.filter(({ marked }) => marked) : [];
  const isName = side === 'typed' ? item.kind === 'name' : resembled.field === 'name' || resembled.field === 'alias';
  const mailbox = side === 'typed' && item.kind === 'email' && how !== 'mailbox' ? `${item.mailbox}@` : '';
  const punycode = side === 'typed' && how === 'confusable' && 'host' in item && item.host !== resembled.typed ? item.host : '';
  return (
    <>
      <Verbatim key={written} dir={isName ? 'auto' : 'ltr'}>
        {mailbox}
        {/* oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order */}
        {pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
      </Verbatim>
      {different.length > 0 && (
        <p className={`meta ${styles['small']}`}>
          <Verbatim>{different.map(({ text }) => inParentheses(text, codePointsOf(text))).join(' ')}</Verbatim>
        </p>
      )}
      {punycode.includes('xn--') && (
        <p className={`meta ${styles['small']}`}>
          <Trans>In ASCII characters (Punycode):</Trans> <Verbatim>{punycode}</Verbatim>
        </p>
      )}
    </>
  );
}

/** The contact points with which to ask the firm. They are text, because what readers compare is the text that they were sent. */
function UseInstead({ points }: { points: ContactPoints }) {
  return (
    <p className={styles['instead']}>
      <b>
        <Trans>Ask the firm itself:</Trans>
      </b>{' '}
      {[...points.websites, ...points.phones].map((value) => (
        <Verbatim key={value}>{withoutScheme(value)}</Verbatim>
      ))}
      <span>
        <Trans>
          Confirmed with the firm on <DateInWords of={points.confirmed} />
        </Trans>
      </span>
    </p>
  );
}

/** A large platform may have hundreds of warnings. */
const MAX_PARTS = 5;

/** The warnings about pages and subdomains of a website. They are not part of the answer, because they are not about the whole of it. */
function PartsOfSite({ below, answered }: { below: Item['facts']['listedBelow']; answered: Answered }) {
  const more = below.length - MAX_PARTS;
  return (
    <div className="stack-1">
      <p>
        <Trans>
          <strong>We have issued warnings about parts of this website</strong>, not about the website as a whole:
        </Trans>
      </p>
      <ul>
        {below.slice(0, MAX_PARTS).map(({ warning, value }) => (
          <li key={`${warning} ${value}`}>
            <Verbatim>{defang(value)}</Verbatim> <Linked list="warnings" position={warning} answered={answered} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  );
}
