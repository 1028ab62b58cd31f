import { Plural } from '@lingui/react/macro';
import styles from './figures.module.css';

/** Says how many firms each mark of a drawing represents, in a register that is too large for a mark for each firm. */
export function FirmsPerMark({ firms }: { firms: number }) {
  if (firms === 1) return null;
  return (
    <p className={styles['scale']}>
      <Plural value={firms} one="Each mark represents # firm." other="Each mark represents up to # firms." />
    </p>
  );
}
