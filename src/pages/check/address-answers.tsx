import { useMemo } from 'react';
import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { firmAt } from '#src/content/register.ts';
import { warnedFirmAt } from '#src/content/warned-firms.ts';
import type { Address } from '#src/search/address.ts';
import type { CheckAnswer, CheckIndex } from '#src/search/check.ts';
import { defang } from '#src/search/defang.ts';
import { nameVerdict } from './name-verdict.ts';
import { VerdictWord, isAlarming } from './verdict-word.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { askAt } from '#src/ui/shareable.ts';
import styles from './answer.module.css';

/** Several addresses in one text: each with its own verdict, and a link to ask for it alone. */
export function AddressAnswers({ index, addresses }: { index: CheckIndex; addresses: readonly Address[] }) {
  const answers = useMemo(
    () => addresses.map((address) => ({ address, answer: index.check(`http://${address.host}`) })),
    [index, addresses],
  );
  return (
    <section className={styles['fields']} aria-labelledby="each-address">
      <h2 id="each-address">
        <Trans>Each address</Trans>
      </h2>
      <ul className={styles['rows']}>
        {answers.map(({ address: { said, host, unicode }, answer }) => {
          const name = nameVerdict(answer, []) ?? 'unlisted';
          return (
            <li key={said}>
              <Link href={askAt('/check', host)}>
                <bdi dir="ltr">{defang(unicode)}</bdi>
              </Link>
              <span className={styles['small-word']}>
                {isAlarming(name) && <WarningSign />}
                <VerdictWord name={name} />
              </span>
              <Names answer={answer} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Names({ answer: { warned, resembles } }: { answer: CheckAnswer }) {
  const [match] = warned.take(0, 1);
  const [like] = resembles;
  if (match) return <bdi>{warnedFirmAt(match.place)?.name}</bdi>;
  if (!like) return null;
  const name = (like.list === 'firms' ? firmAt : warnedFirmAt)(like.place)?.name;
  return (
    <span>
      <Trans>
        Resembles <bdi>{name}</bdi>
      </Trans>
    </span>
  );
}
