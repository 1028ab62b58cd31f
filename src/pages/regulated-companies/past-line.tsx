import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { explainStatus } from '#src/parts/firm-record/firm-status.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useDay } from './use-day.ts';
import styles from './firm-dialog.module.css';

/** In a record that was opened from the register of another day: its status on that day, because the record is that of today (HISTORY-33). */
export function PastLine({ row }: { row: number }) {
  const { register } = useDay().shown ?? {};
  if (!register) return null;
  const day = formatDay(register.day);
  const then = register.statuses[row];
  const status = then && (
    <b>
      <ContentText>{explainStatus(then).name}</ContentText>
    </b>
  );
  return (
    <div className={styles['then']}>
      <Callout tone="note">
        <p>
          {status ? (
            <Trans>
              On {day} its status was {status}. The record below shows today’s details.
            </Trans>
          ) : (
            <Trans>On {day} this firm had no licence yet. The record below shows today’s details.</Trans>
          )}
        </p>
      </Callout>
    </div>
  );
}
