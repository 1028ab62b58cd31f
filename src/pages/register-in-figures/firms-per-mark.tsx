import { Plural } from '@lingui/react/macro';
import styles from './figures.module.css';

/** Says for how many firms each mark of a drawing stands, in a register that is too large for a mark for each firm. */
export function FirmsPerMark({ firms }: { firms: number }) {
  if (firms === 1) return null;
  return (
    <p className={styles['scale']}>
      <Plural value={firms} one="Each mark stands for # firm." other="Each mark stands for up to # firms." />
    </p>
  );
}
