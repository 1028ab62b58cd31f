import { meantWarnings } from '#src/check/items.ts';
import { WarningLink } from '#src/parts/answer/record-link.tsx';
import { checkOnce } from '#src/check/use-check.ts';
import { useWarnedFirm } from '#src/check/use-listed.ts';
import { defang } from '#src/search/defang.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './results.module.css';

/** More are on `/check`. */
const MAX_SHOWN = 3;

/** Asks the check which warnings a question is about. @throws if the lists cannot be loaded. */
export async function findMeant(asked: string, signal: AbortSignal) {
  return meantWarnings(await checkOnce(asked, signal)).slice(0, MAX_SHOWN);
}

/** A warning whose firm the question names. */
export function MeantWarning({ position, name }: { position: number; name: string }) {
  const website = useWarnedFirm(position)?.websites[0];
  return (
    <li className={styles['result']}>
      <h3>
        <WarningLink position={position} name={name} />
      </h3>
      <p className={styles['facts']}>{website !== undefined && <Verbatim>{defang(website)}</Verbatim>}</p>
    </li>
  );
}
