import type { ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import content from 'content:check-answers';
import { isContact, type Item, type ItemKind, type ItemState, type Resemblance } from '@frontier/check';
import { isNamesake, itemText } from '#src/check/items.ts';
import { publicPart } from '#src/check/question.ts';
import type { Answered } from '#src/check/use-check.ts';
import { withRemark } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import type { ContactPoints } from '#src/register/register-data.ts';
import { defang } from '#src/search/defang.ts';
import { CardTable } from '#src/ui/card-table.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { codePointsOf, cutAt } from './marked.ts';
import { Part } from './part.tsx';
import { FirmLink, WarningLink } from './record-link.tsx';
import { useDetails } from './use-details.ts';
import { StateWord } from './verdict-word.tsx';
import styles from './sent-table.module.css';

/** The states with the warning sign. */
const WITH_SIGN: ReadonlySet<ItemState> = new Set(['warned', 'both', 'notOnRecord', 'noSuchLicence', 'otherLicence']);

/** A row: an item, and a record that it resembles. An item by itself may resemble several. */
export interface Row {
  item: Item;
  resembled: Resemblance | undefined;
}

/**
 * What was sent beside what is on record (CHECK-8): a row for each item, with the letters that differ marked. An item by itself has rows only
 * for what it resembles, and a website for the warnings about parts of it. What may be something else comes last.
 */
export function SentTable({ answered: { text, answer } }: { answered: Answered }) {
  const isAlone = answer.form !== 'message';
  const rows = answer.items.flatMap((item): Row[] =>
    isAlone ? resembledBy(item) : [{ item, resembled: resembledBy(item)[0]?.resembled }],
  );
  const below = answer.items.flatMap(({ state, facts }) => (state === 'warned' ? [] : facts.listedBelow));
  const [named] = answer.items.flatMap(({ facts }) => facts.firms);
  const [details] = useDetails(named && !isAlone ? [named.firm] : []);
  const points = typeof details === 'object' ? details.contactPoints : undefined;
  if (rows.length + below.length === 0) return null;
  const inOrder = rows.toSorted((a, b) => Number(a.item.certainty === 'possible') - Number(b.item.certainty === 'possible'));
  return (
    <Part heading={isAlone ? <Trans>What it resembles</Trans> : <Trans>What you were sent, and what is on record</Trans>}>
      <ComparedTable rows={inOrder} text={text} firm={isAlone ? undefined : named?.name} points={points} />
      <PartsOfSite below={below} />
      {points && <UseInstead points={points} />}
    </Part>
  );
}

const MAX_RESEMBLED = 3;

/** The rows of an item that is on no list, one for each record that it resembles. */
export function resembledBy(item: Item): Row[] {
  const { firms, warnings, isOurs, resembles } = item.facts;
  return firms.length + warnings.length > 0 || isOurs ? [] : resembles.slice(0, MAX_RESEMBLED).map((resembled) => ({ item, resembled }));
}

interface CompareProps {
  rows: readonly Row[];
  text: string;
  /** The firm that the text names, and its contact points. */
  firm?: string | undefined;
  points?: ContactPoints | undefined;
}

/** The rows as a table; nothing without a row. */
export function ComparedTable({ rows, text, firm, points }: CompareProps) {
  if (rows.length === 0) return null;
  return (
    <CardTable
      className={styles['sent']}
      columns={[
        <Trans key="kind">Kind</Trans>,
        <Trans key="sent">You were sent</Trans>,
        firm === undefined ? (
          <Trans key="record">In our lists</Trans>
        ) : (
          <Trans key="record">
            On record for <FirmName>{firm}</FirmName>
          </Trans>
        ),
        <Trans key="state">Answer</Trans>,
      ]}
    >
      {rows.map((row) => (
        <ComparedRow key={keyOf(row)} row={row} text={text} points={points} isNamed={firm !== undefined} />
      ))}
    </CardTable>
  );
}

const keyOf = ({ item, resembled }: Row) => [item.kind, item.canonical, resembled?.list, resembled?.position].join(' ');

function ComparedRow({
  row: { item, resembled },
  text,
  points,
  isNamed,
}: Pick<CompareProps, 'text' | 'points'> & { row: Row; isNamed: boolean }) {
  const { t } = useLingui();
  const { state, role } = item;
  return (
    <tr>
      <th scope="row">
        <Kind of={item.kind} />
      </th>
      <td data-label={t`You were sent`}>
        <Sent item={item} resembled={resembled} text={text} />
      </td>
      <td data-label={t`In our lists`}>
        <Recorded item={item} resembled={resembled} points={points} isNamed={isNamed} />
      </td>
      <td>
        <span className={styles['state']}>
          {WITH_SIGN.has(state) && <WarningSign />}
          {(state === 'onRecord' || state === 'ours') && <span className={styles['same']} aria-hidden="true" />}
          <StateWord item={item} isNamed={isNamed} />
        </span>
        {role === 'reader' && (
          <p>
            <Trans>The recipient, or a line of mail software. It does not affect the answer.</Trans>
          </p>
        )}
      </td>
    </tr>
  );
}

function Kind({ of: kind }: { of: ItemKind }) {
  if (kind === 'name') return <Trans>Name</Trans>;
  if (kind === 'licence') return <Trans>Licence number</Trans>;
  if (kind === 'site' || kind === 'code') return <Trans>Website</Trans>;
  if (kind === 'email') return <Trans>Email</Trans>;
  if (kind === 'phone') return <Trans>Telephone</Trans>;
  if (kind === 'account') return <Trans>Account, card or wallet</Trans>;
  return <Trans>Name in a messenger</Trans>;
}

/** The item as it was read. Nothing of it can be opened; an address leads to the answer about it alone. */
function Sent({ item, resembled, text }: { item: Item; resembled: Resemblance | undefined; text: string }) {
  if (resembled) {
    return (
      <>
        {item.kind === 'email' && resembled.how !== 'mailbox' && <Verbatim>{item.mailbox}@</Verbatim>}
        <Differing resembled={resembled} side="typed" item={item} />
      </>
    );
  }
  const shown = itemText(item, text);
  if (item.kind === 'name') return <FirmName>{shown}</FirmName>;
  const written = <Verbatim>{shown}</Verbatim>;
  // A number may be the visitor's own, and a link would write it into the address of the page.
  return item.kind === 'site' || item.kind === 'email' ? (
    <Link href={askAt('/check', publicPart(item, true) || item.host)}>{written}</Link>
  ) : (
    written
  );
}

/** The field of a record that has an item of a kind. */
const FIELDS: Partial<Record<ItemKind, string>> = { site: 'website', email: 'email' };

/** What the lists have of an item: the record that has it or that it resembles, or else what the firm has of its kind. */
function Recorded({
  item,
  resembled,
  points,
  isNamed,
}: Pick<Row, 'item' | 'resembled'> & { points: ContactPoints | undefined; isNamed: boolean }) {
  const { facts, state, kind } = item;
  const [warning, candidate] = [facts.warnings[0], facts.candidates[0]];
  if (warning) return <WarningLink position={warning.warning} name={warning.name} />;
  if (facts.firms.length > 0) {
    // A website on record and the domain of a mailbox may be the same.
    const exact = facts.firms.filter(({ field }) => field === FIELDS[kind]);
    return (exact.length > 0 ? exact : facts.firms).map(({ firm, name, field, value }) => (
      <p key={`${firm} ${field} ${value}`}>
        {kind === 'name' ? <FirmName>{value}</FirmName> : <Verbatim>{field === 'email' ? `@${value}` : withoutScheme(value)}</Verbatim>}
        {state === 'notOnRecord' && (
          <span className={styles['small']}>
            <Trans>
              On the record of another firm: <FirmName>{name}</FirmName>
            </Trans>
          </span>
        )}
        {state === 'otherLicence' && (
          <span className={styles['small']}>
            <FirmName>{name}</FirmName>
          </span>
        )}
      </p>
    ));
  }
  const values = isContact(item) && isNamed ? valuesOf(kind, points) : [];
  // What the named firm has on record says more than how the item resembles it.
  if (resembled && (values.length === 0 || resembled.list !== 'firms'))
    return <Resembled item={item} resembled={resembled} isBrief={isNamed} />;
  if (candidate) {
    const Named = candidate.list === 'firms' ? FirmLink : WarningLink;
    return <Named position={candidate.position} name={candidate.name} />;
  }
  if (facts.isOurs) return <Trans>Belongs to the Authority</Trans>;
  if (values.length > 0) {
    return values.map((value) => (
      <p key={value}>
        <Verbatim>{kind === 'site' ? withoutScheme(value) : value}</Verbatim>
      </p>
    ));
  }
  return isContact(item) || kind === 'name' || kind === 'licence' ? (
    <Trans>None on record</Trans>
  ) : (
    <Trans>Our lists contain none of these</Trans>
  );
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

function valuesOf(kind: ItemKind, points: ContactPoints | undefined): readonly string[] {
  if (!points) return [];
  if (kind === 'site') return points.websites;
  return kind === 'email' ? points.emailDomains.map((domain) => `@${domain}`) : points.phones;
}

/** The record that an item resembles, and what differs. */
function Resembled({ item, resembled, isBrief }: { item: Item; resembled: Resemblance; isBrief: boolean }) {
  const { list, position, name } = resembled;
  const Named = list === 'firms' ? FirmLink : WarningLink;
  return (
    <>
      <Differing resembled={resembled} side="known" item={item} />
      <p className={styles['small']}>
        {list === 'ours' ? (
          <FirmName>{name}</FirmName>
        ) : (
          <>
            {list === 'firms' ? <Trans>Regulated firm:</Trans> : <Trans>Firm we warn about:</Trans>}{' '}
            <Named position={position} name={name} />
          </>
        )}
      </p>
      {!isBrief && (
        <p className={styles['small']}>
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

/** The text that says how the two differ. */
function reasonOf({ list, field, how }: Resemblance, { kind }: Item): keyof typeof content.resembles {
  if (list === 'ours') return 'ours';
  if (field === 'licence') return 'licence';
  return how === 'same' && kind === 'name' ? 'form' : how;
}

/** One of the two compared texts, with the characters that differ marked. Those that look the same also have their numbers. */
function Differing({ resembled, side, item }: { resembled: Resemblance; side: 'typed' | 'known'; item: Item }): ReactNode {
  const { how, differing } = resembled;
  const pieces = cutAt(resembled[side], differing[side]);
  const written = pieces.map(({ text }) => text).join('|');
  const isPunycode =
    side === 'typed' && how === 'confusable' && 'host' in item && item.host.includes('xn--') && item.host !== resembled.typed;
  return (
    <>
      <bdi key={written} translate="no">
        {pieces.map(({ begin, text, differs }) => (differs ? <mark key={begin}>{text}</mark> : text))}
      </bdi>
      {how === 'confusable' && differing[side].length > 0 && (
        <p className={styles['small']}>
          {pieces
            .filter(({ differs }) => differs)
            .map(({ begin, text }) => (
              <Verbatim key={begin}>{withRemark(text, codePointsOf(text))} </Verbatim>
            ))}
        </p>
      )}
      {isPunycode && (
        <p className={styles['small']}>
          <Trans>In ASCII characters (Punycode):</Trans> <Verbatim>{item.host}</Verbatim>
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
function PartsOfSite({ below }: { below: Item['facts']['listedBelow'] }) {
  const more = below.length - MAX_PARTS;
  if (below.length === 0) return null;
  return (
    <div className={styles['below']}>
      <p>
        <Trans>
          <strong>We have issued warnings about parts of this website</strong>, not about the website as a whole:
        </Trans>
      </p>
      <ul>
        {below.slice(0, MAX_PARTS).map(({ warning, name, value }) => (
          <li key={`${warning} ${value}`}>
            <Verbatim>{defang(value)}</Verbatim> <WarningLink position={warning} name={name} />
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
