import { WarningLink } from '#src/parts/check/record-link.tsx';
import { useWarnedFirm } from '#src/parts/check/use-listed.ts';
import { defang } from '#src/search/defang.ts';
import styles from './results.module.css';

export { meantWarnings } from '#src/parts/check/items.ts';

/** A warning whose firm the question names. */
export function MeantWarning({ position, name }: { position: number; name: string }) {
  const website = useWarnedFirm(position)?.websites[0];
  return (
    <li className={styles['result']}>
      <h3>
        <WarningLink position={position} name={name} />
      </h3>
      <p className={styles['facts']}>{website !== undefined && <bdi dir="ltr">{defang(website)}</bdi>}</p>
    </li>
  );
}
