import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { FirmFacts } from './firm-facts.tsx';
import { FirmStatusMark } from './firm-status.tsx';
import { StatusBlock, StatusMeaning } from './status-meaning.tsx';
import styles from './firm-record.module.css';

/** The record of a firm below its name, in the directory and in an answer: its status first (RECORD-5), then the facts. */
export function FirmRecord({ details }: { details: FirmDetails }) {
  return (
    <>
      {STANDINGS[details.status] === 'regulated' ? (
        <>
          <p className={styles['status']}>
            <FirmStatusMark status={details.status} />
          </p>
          <StatusMeaning details={details} className={styles['meaning']} />
        </>
      ) : (
        <StatusBlock details={details} />
      )}
      <FirmFacts details={details} />
    </>
  );
}
