import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { firmAt } from '#src/content/register.ts';
import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { hostOfSite } from '#src/search/check/address.ts';
import type { Message, MessageItem } from '#src/search/check/message.ts';
import { defang } from '#src/search/defang.ts';
import { Button } from '#src/ui/button.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { shareable } from '#src/ui/shareable.ts';
import { MarkedText } from './marked-text.tsx';
import { VerdictWord, type VerdictName } from './verdict-word.tsx';
import styles from './answer.module.css';

/** If a message has more items than this, the rest is shown on request. */
const FIRST = 50;

/** What was found in a message, each with its own answer, and the text with all of it marked. Warnings come first in a long list. */
export function MessageItems({ message: { items }, text }: { message: Message; text: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const numbered = items.map((item, at) => ({ item, number: at + 1 }));
  const isBad = ({ item: { state } }: (typeof numbered)[number]) => state === 'warned' || state === 'notOnRecord';
  const sorted = items.length > FIRST ? [...numbered.filter(isBad), ...numbered.filter((one) => !isBad(one))] : numbered;
  const all = formatNumber(items.length);
  return (
    <section className={`thirds ${styles['fields']}`} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Found in your text</Trans> <span className={styles['total']}>{all}</span>
      </h2>
      <div className={styles['group']}>
        <MarkedText text={text} items={items} />
        <ul className={`tall-links ${styles['rows']}`}>
          {(isWhole ? sorted : sorted.slice(0, FIRST)).map(({ item, number }) => (
            <li key={number}>
              <span className={styles['number']}>{formatNumber(number)}</span>
              <div className={styles['found']}>
                <Row item={item} />
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
    </section>
  );
}

function Row({ item }: { item: MessageItem }) {
  const { state, part } = item;
  const isAlarming = state === 'warned' || state === 'notOnRecord';
  return (
    <>
      <Said item={item} />
      <span className={styles['small-word']}>
        {isAlarming && <WarningSign />}
        <VerdictWord name={wordOf(item)} />
      </span>
      <Why item={item} />
      {part === 'recipient' && (
        <span>
          <Trans>The recipient. It does not count.</Trans>
        </span>
      )}
      {part === 'technical' && (
        <span>
          <Trans>From a technical line of the email. It does not count.</Trans>
        </span>
      )}
    </>
  );
}

/** A firm or a licence is in the register; a contact point is on record. */
function wordOf({ kind, state }: MessageItem): VerdictName {
  return state === 'onRecord' && (kind === 'name' || kind === 'licence') ? 'listed' : state;
}

/** The item as it was read. Nothing of it can be opened, unless it is on record. */
function Said({ item: { kind, said, firms } }: { item: MessageItem }) {
  const [firm] = firms;
  if (kind === 'name') return <FirmName>{said}</FirmName>;
  if (kind === 'licence') {
    return (
      <Link href={`/regulated-companies?firm=${encodeURIComponent((firm === undefined ? undefined : firmAt(firm)?.licenseId) ?? said)}`}>
        <bdi dir="ltr">{said}</bdi>
      </Link>
    );
  }
  // It may be the visitor's own number, and a link would write it into the address of the page.
  if (kind === 'phone') return <bdi dir="ltr">{said}</bdi>;
  const asked = shareable(said) === '' ? (hostOfSite(`https://${said}`) ?? '') : said;
  return (
    <Link href={askAt('/check', asked)}>
      <bdi dir="ltr">{defang(said)}</bdi>
    </Link>
  );
}

/** Whose it is, or what it imitates. */
function Why({ item: { firms, warned, recorded, nearest, kind, state } }: { item: MessageItem }) {
  const [listed] = warned;
  const [firm] = firms;
  if (listed !== undefined) return <FirmName>{warnedFirmAt(listed)?.name ?? ''}</FirmName>;
  if (kind === 'name') return null;
  const name = (firm === undefined ? undefined : firmAt(firm)?.name) ?? '';
  if (recorded.length > 0) {
    return (
      <span>
        {state === 'onRecord' ? (
          <Trans>
            For <FirmName>{name}</FirmName>
          </Trans>
        ) : (
          <Trans>
            On the record of another firm: <FirmName>{name}</FirmName>
          </Trans>
        )}
      </span>
    );
  }
  if (firm !== undefined) return <FirmName>{name}</FirmName>;
  if (!nearest) return null;
  const { list, position, field, known } = nearest;
  const similar = (list === 'firms' ? firmAt : warnedFirmAt)(position)?.name ?? '';
  return (
    <span>
      {field === 'website' || field === 'phone' ? (
        <Trans>
          Similar to <bdi dir="ltr">{known}</bdi> of <FirmName>{similar}</FirmName>
        </Trans>
      ) : (
        <Trans>
          Similar to <FirmName>{similar}</FirmName>
        </Trans>
      )}
    </span>
  );
}
