import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:check-answers';
import { type Item, type ItemKind, type Resemblance } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import type { NamedFirm } from '#src/check/named-records.ts';
import type { Answered } from '#src/check/client.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { cutAt } from '#src/search/cut-at.ts';
import { defang } from '#src/search/defang.ts';
import { CardTable } from '#src/ui/card-table.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { CheckLink } from './check-link.tsx';
import { Part } from './record-list.tsx';
import { RecordLink } from './record-link.tsx';
import { wordOfItem } from './answer-texts.ts';
import styles from './answer.module.css';

interface Row {
  item: Item;
  /** A record that the item resembles, if no list has it. */
  alike: Resemblance | undefined;
  answered: Answered;
}

/** An item by itself has at most so many rows. */
const MAX_ALIKE = 3;

/**
 * What a text has, item by item, beside what our lists have (CHECK-8), with the letters that differ marked. A text that is one thing has rows only for
 * what it resembles, and a website for the warnings about parts of it. What may be something else comes last.
 */
export function SentTable({ answered }: { answered: Answered }) {
  const { t } = useLingui();
  const { items, form } = answered.answer;
  const isMessage = form === 'message';
  const rows = items.flatMap((item): Row[] => {
    const isListed = item.facts.firms.length + item.facts.warnings.length > 0;
    const alike = isListed ? [] : item.facts.resembles.slice(0, isMessage ? 1 : MAX_ALIKE);
    return (isMessage ? [alike[0]] : alike).map((resembling) => ({ item, alike: resembling, answered }));
  });
  const below = items.flatMap(({ state, facts }) => (state === 'warned' ? [] : facts.listedBelow));
  if (rows.length + below.length === 0) return null;
  const inOrder = [...rows].sort((a, b) => Number(a.item.certainty === 'possible') - Number(b.item.certainty === 'possible'));
  return (
    <Part heading={isMessage ? <Trans>Your text, item by item</Trans> : <Trans>What it resembles</Trans>}>
      {rows.length > 0 && (
        <CardTable className={styles['sent']} columns={[t`Kind`, t`In your text`, t`In our lists`, t`Answer`]}>
          {inOrder.map((row) => (
            <ItemRow key={[row.item.kind, row.item.canonical, row.alike?.list, row.alike?.position].join(' ')} {...row} />
          ))}
        </CardTable>
      )}
      {below.length > 0 && <PartsOfSite below={below} answered={answered} />}
    </Part>
  );
}

function ItemRow(row: Row) {
  const { t } = useLingui();
  const { item } = row;
  const { word, isAlarm } = wordOfItem(item, row.answered.answer);
  return (
    <tr>
      <th scope="row">{KINDS[item.kind]}</th>
      <td>
        <Sent {...row} />
      </td>
      <td data-label={t`In our lists`}>
        <Recorded {...row} />
      </td>
      <td>
        <span className={styles['state']}>
          {isAlarm && <WarningSign />}
          <ContentText>{word}</ContentText>
        </span>
        {item.role === 'reader' && (
          <p>
            <Trans>The recipient, or a line added by email software. It does not affect the answer.</Trans>
          </p>
        )}
      </td>
    </tr>
  );
}

const KINDS: Record<ItemKind, ReactNode> = {
  name: <Trans>Name</Trans>,
  licence: <Trans>Licence number</Trans>,
  site: <Trans>Website</Trans>,
  code: <Trans>Website</Trans>,
  email: <Trans>Email</Trans>,
  phone: <Trans>Telephone</Trans>,
  account: <Trans>Account, card or wallet</Trans>,
  handle: <Trans>Username on a messaging app</Trans>,
};

/** The item as it was read. Nothing of it can be opened; an address leads to the answer about it alone. */
function Sent({ item, alike, answered }: Row) {
  if (alike) return <Differing alike={alike} side="typed" item={item} />;
  const shown = itemText(item, answered.text);
  if (item.kind === 'name') return <FirmName>{shown}</FirmName>;
  // A number may be the visitor's own, and a link would write it into the address of the page.
  if (item.kind !== 'site' && item.kind !== 'email') return <Verbatim>{shown}</Verbatim>;
  return (
    <CheckLink text={item.canonical}>
      <Verbatim>{shown}</Verbatim>
    </CheckLink>
  );
}

/** What the lists have of an item: the records that have it, or else what the named firm has of its kind, or what it resembles. */
function Recorded({ item, alike, answered: { answer, records } }: Row) {
  const { facts, kind, state } = item;
  const [warning] = facts.warnings;
  if (warning) return <RecordLink record={records.warnings.get(warning.warning)} />;
  if (facts.firms.length > 0) {
    // A website on record and the domain of a mailbox may be the same.
    const owners = facts.firms.filter(({ firm }, at, all) => all.findIndex((match) => match.firm === firm) === at);
    return owners.map(({ firm: position, field, value }) => (
      <div key={position}>
        {kind !== 'name' && <Known kind={field} value={value} />}
        <RecordLink record={records.firms.get(position)} />
      </div>
    ));
  }
  const named = answer.form === 'message' && answer.firm !== undefined ? records.firms.get(answer.firm) : undefined;
  const values = named ? pointsOf(kind, named) : [];
  if (alike && (values.length === 0 || alike.list !== 'firms')) {
    const { list, position, name } = alike;
    return (
      <>
        <Differing alike={alike} side="known" item={item} />
        <p className="meta">
          {list === 'firms' && <Trans>Regulated firm:</Trans>}
          {list === 'warnings' && <Trans>Firm we warn about:</Trans>}{' '}
          {list === 'ours' ? <FirmName>{name}</FirmName> : <RecordLink record={records[list].get(position)} />}
        </p>
        <ContentText as="p" className="meta">
          {content.resembles[reasonOf(alike, item)]}
        </ContentText>
      </>
    );
  }
  const [candidate] = facts.candidates;
  if (candidate) return <RecordLink record={records[candidate.list].get(candidate.position)} />;
  if (facts.isOurs) return <Trans>Belongs to the Authority</Trans>;
  if (values.length > 0) return values.map((value) => <Known key={value} kind={kind} value={value} />);
  return state === 'uncheckable' ? <Trans>Our lists do not cover these</Trans> : <Trans>None on record</Trans>;
}

/** What a firm has given us of a kind. */
function pointsOf(kind: ItemKind, { websites = [], emailDomains = [], phones = [] }: NamedFirm): readonly string[] {
  if (kind === 'site') return websites;
  if (kind === 'email') return emailDomains;
  return kind === 'phone' ? phones : [];
}

/** A contact point or a licence number of a record. */
function Known({ kind, value }: { kind: string; value: string }) {
  return (
    <p>
      <Verbatim>{kind === 'email' ? `@${value}` : value.replace(/^https?:\/\//, '')}</Verbatim>
    </p>
  );
}

/** The text that says how the two differ. */
function reasonOf({ list, field, how }: Resemblance, { kind }: Item): keyof typeof content.resembles {
  if (list === 'ours') return 'ours';
  if (field === 'licence') return 'licence';
  if (kind !== 'name') return how;
  return how === 'same' ? 'form' : how === 'word' ? 'more' : how;
}

/**
 * One of the two compared texts, with the characters that differ marked. An address is one run from left to right with all its parts; a name has the
 * direction of its letters.
 */
function Differing({ alike, side, item }: { alike: Resemblance; side: 'typed' | 'known'; item: Item }) {
  const { how, differing, field } = alike;
  const pieces = cutAt(alike[side], differing[side]);
  const isName = side === 'typed' ? item.kind === 'name' : field === 'name' || field === 'alias';
  return (
    <Verbatim key={pieces.map(({ text }) => text).join('|')} dir={isName ? 'auto' : 'ltr'}>
      {side === 'typed' && item.kind === 'email' && how !== 'mailbox' && `${item.mailbox}@`}
      {/* oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order */}
      {pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </Verbatim>
  );
}

/** A large platform may have hundreds of warnings. */
const MAX_PARTS = 5;

/** The warnings about pages and subdomains of a website. They are not part of the answer, because they are not about the whole of it. */
function PartsOfSite({ below, answered }: { below: Item['facts']['listedBelow']; answered: Answered }) {
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
            <Verbatim>{defang(value)}</Verbatim> <RecordLink record={answered.records.warnings.get(warning)} />
          </li>
        ))}
        {below.length > MAX_PARTS && <li>…</li>}
      </ul>
    </div>
  );
}
