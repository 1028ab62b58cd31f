import type { FirmDetails } from '#src/register/register-data.ts';
import { FirmStatusMark, MARKS } from './firm-status.tsx';
import { StatusMeaning } from './status-meaning.tsx';
import styles from './status-block.module.css';

/** A status that limits or ends the licence, and what it means. It comes before everything else in a record (RECORD-5). */
export function StatusBlock({ details }: { details: FirmDetails }) {
  const [, tone] = MARKS[details.status];
  return (
    <div className={`${styles['block']} ${styles[tone]}`}>
      <h3>
        <FirmStatusMark status={details.status} />
      </h3>
      <StatusMeaning details={details} className={styles['meaning']} />
    </div>
  );
}
