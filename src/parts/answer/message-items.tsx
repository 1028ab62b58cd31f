import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { isContact, type Item, type ItemState } from '@frontier/check';
import { formatNumber } from '#src/i18n/format-number.ts';
import { itemText } from '#src/check/items.ts';
import { publicPart } from '#src/check/question.ts';
import { FirmLink, WarningLink } from './record-link.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { askAt, recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import { Part } from './part.tsx';
import { StateWord } from './verdict-word.tsx';
import styles from './answer.module.css';

/** If a message has more items than this, the rest is shown on request. */
const FIRST = 50;

/** The states with the warning sign. An unlisted item among others does not get it. */
const WITH_SIGN: ReadonlySet<ItemState> = new Set(['warned', 'both', 'notOnRecord', 'noSuchLicence', 'otherLicence']);

/** What was found in a message, each with its own answer, and the text with all of it marked. Warnings come first in a long list. */
export function MessageItems({ items, text }: { items: readonly Item[]; text: string }) {
  const [isWhole, setWhole] = useState(false);
  const numbered = items.map((item, at) => ({ item, number: at + 1 }));
  const hasSign = ({ item: { state } }: (typeof numbered)[number]) => WITH_SIGN.has(state);
  const sorted = items.length > FIRST ? [...numbered.filter(hasSign), ...numbered.filter((one) => !hasSign(one))] : numbered;
  const all = formatNumber(items.length);
  return (
    <Part
      heading={
        <>
          <Trans>Found in your text</Trans> <span className={styles['total']}>{all}</span>
        </>
      }
    >
      <div className={styles['group']}>
        <MarkedText text={text} items={items} />
        <ul className={`tall-links ${styles['rows']}`}>
          {(isWhole ? sorted : sorted.slice(0, FIRST)).map(({ item, number }) => (
            <li key={number}>
              <span className={styles['number']}>{formatNumber(number)}</span>
              <div className={styles['found']}>
                <Row item={item} text={text} />
              </div>
            </li>
          ))}
        </ul>
        {!isWhole && items.length > FIRST && (
          <Button variant="line" size="small" onClick={() => setWhole(true)}>
            <Trans>Show all {all}</Trans>
          </Button>
        )}
      </div>
    </Part>
  );
}

function Row({ item, text }: { item: Item; text: string }) {
  const { state, part } = item;
  return (
    <>
      <ItemAsRead item={item} text={text} />
      <span className={styles['small-word']}>
        {WITH_SIGN.has(state) && <WarningSign />}
        <StateWord state={state} isContact={isContact(item)} />
      </span>
      <Owner item={item} />
      {part === 'recipient' && (
        <span>
          <Trans>The recipient. It does not affect the answer.</Trans>
        </span>
      )}
      {part === 'technical' && (
        <span>
          <Trans>From a technical line of the email. It does not affect the answer.</Trans>
        </span>
      )}
    </>
  );
}

/** The item as it was read. Nothing of it can be opened; an address leads to the answer about it alone. */
function ItemAsRead({ item, text }: { item: Item; text: string }) {
  const shown = itemText(item, text);
  const { kind, facts } = item;
  if (kind === 'name') return <FirmName>{shown}</FirmName>;
  const [firm] = facts.firms;
  if (kind === 'licence' && firm) {
    return (
      <Link href={recordAt(firm.licenseId)}>
        <bdi translate="no" dir="ltr">
          {shown}
        </bdi>
      </Link>
    );
  }
  // A number may be the visitor's own, and a link would write it into the address of the page.
  if (kind !== 'site' && kind !== 'email')
    return (
      <bdi translate="no" dir="ltr">
        {shown}
      </bdi>
    );
  return (
    <Link href={askAt('/check', publicPart(item, true) || item.host)}>
      <bdi translate="no" dir="ltr">
        {shown}
      </bdi>
    </Link>
  );
}

/** The firm that it belongs to, or the one that it resembles. */
function Owner({ item }: { item: Item }) {
  const { kind, state, facts } = item;
  const [warning] = facts.warnings;
  if (warning) return <WarningLink position={warning.warning} name={warning.name} />;
  const [firm] = facts.firms;
  if (firm && !isContact(item)) return kind === 'licence' ? <FirmName>{firm.name}</FirmName> : null;
  if (firm) {
    return (
      <span>
        {state === 'onRecord' ? (
          <Trans>
            For <FirmName>{firm.name}</FirmName>
          </Trans>
        ) : (
          <Trans>
            On the record of another firm: <FirmName>{firm.name}</FirmName>
          </Trans>
        )}
      </span>
    );
  }
  const [candidate] = facts.candidates;
  if (candidate) {
    const Named = candidate.list === 'firms' ? FirmLink : WarningLink;
    return <Named position={candidate.position} name={candidate.name} />;
  }
  return <Resembled item={item} />;
}

function Resembled({ item: { facts } }: { item: Item }) {
  const [nearest] = facts.resembles;
  if (!nearest) return null;
  const { field, known, name } = nearest;
  return (
    <span>
      {field === 'name' || field === 'alias' ? (
        <Trans>
          Similar to <FirmName>{name}</FirmName>
        </Trans>
      ) : (
        <Trans>
          Similar to{' '}
          <bdi translate="no" dir="ltr">
            {known}
          </bdi>{' '}
          of <FirmName>{name}</FirmName>
        </Trans>
      )}
    </span>
  );
}
