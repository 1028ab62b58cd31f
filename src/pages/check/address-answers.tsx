import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { firmAt } from '#src/content/register.ts';
import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import type { Address } from '#src/search/check/address.ts';
import type { CheckAnswer, CheckIndex } from '#src/search/check/check.ts';
import { defang } from '#src/search/defang.ts';
import { Button } from '#src/ui/button.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { shareable } from '#src/ui/shareable.ts';
import { nameVerdict } from './name-verdict.ts';
import { useEachAnswer, type AddressAnswer } from './use-each-answer.ts';
import { VerdictWord, isAlarming } from './verdict-word.tsx';
import { Loading } from '#src/ui/loading.tsx';
import styles from './answer.module.css';

/** If a message has more addresses than this, the rest is shown on request. */
const FIRST = 50;

/** The addresses in a text, each with its own answer and a link to its check. Those with a warning come first. */
export function AddressAnswers({ index, addresses }: { index: CheckIndex; addresses: readonly Address[] }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const answers = useEachAnswer(index, addresses);
  const isWarned = ({ answer }: AddressAnswer) => answer.warned.count.exact > 0;
  const sorted = addresses.length > FIRST ? [...answers.filter(isWarned), ...answers.filter((one) => !isWarned(one))] : answers;
  const all = formatNumber(addresses.length);
  return (
    <section className={`thirds ${styles['fields']}`} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Addresses found</Trans> <span className={styles['total']}>{all}</span>
      </h2>
      <div className={styles['group']}>
        <ul className={`tall-links ${styles['rows']}`}>
          {(isWhole ? sorted : sorted.slice(0, FIRST)).map((one) => (
            <li key={`${one.address.kind} ${one.address.said}`}>
              <Row {...one} />
            </li>
          ))}
        </ul>
        {answers.length < addresses.length && <Loading />}
        {!isWhole && addresses.length > FIRST && (
          <Button variant="line" size="small" onClick={() => setWhole(true)}>
            <Trans>Show all {all}</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

function Row({ address: { said, host, unicode }, answer }: AddressAnswer) {
  const name = nameVerdict(answer, []) ?? 'unlisted';
  return (
    <>
      <Link href={askAt('/check', shareable(said) === '' ? host : said)}>
        <bdi dir="ltr">{defang(said.replace(host, unicode))}</bdi>
      </Link>
      <span className={styles['small-word']}>
        {isAlarming(name) && <WarningSign />}
        <VerdictWord name={name} />
      </span>
      <Names answer={answer} />
    </>
  );
}

function Names({ answer: { warned, resembles } }: { answer: CheckAnswer }) {
  const [match] = warned.take(0, 1);
  if (match) return <FirmName>{warnedFirmAt(match.position)?.name ?? ''}</FirmName>;
  return resembles.map(({ list, position }) => {
    const name = (list === 'firms' ? firmAt : warnedFirmAt)(position)?.name ?? '';
    return (
      <span key={`${list} ${position}`}>
        <Trans>
          Similar to <FirmName>{name}</FirmName>
        </Trans>
      </span>
    );
  });
}
