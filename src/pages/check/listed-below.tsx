import { Plural, Trans } from '@lingui/react/macro';
import { idOf, warnedFirmAt } from '#src/content/warned-firms.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import type { CheckAnswer } from '#src/search/check/check.ts';
import { defang } from '#src/search/defang.ts';
import { Callout } from '#src/ui/callout.tsx';
import styles from './answer.module.css';

/** A large platform may have hundreds of warnings. */
const MOST_SHOWN = 5;

/** The warnings about pages and subdomains of the address, if none is about the whole. So they are not part of the answer. */
export function ListedBelow({ answer }: { answer: CheckAnswer }) {
  const listed = answer.listedBelow();
  if (listed.length === 0) return null;
  const more = listed.length - MOST_SHOWN;
  return (
    <Callout tone="amber">
      <p>
        <Trans>
          <strong>We have issued warnings about parts of this website</strong>, not about the website as a whole:
        </Trans>
      </p>
      <ul className={styles['below']}>
        {listed.slice(0, MOST_SHOWN).map(({ position, value }) => {
          const firm = warnedFirmAt(position);
          return (
            <li key={`${position} ${value}`}>
              <bdi dir="ltr">{defang(value)}</bdi>
              {firm && (
                <Link href={`/warnings#${idOf(firm)}`}>
                  <FirmName>{firm.name}</FirmName>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </Callout>
  );
}
