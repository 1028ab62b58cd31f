import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatPercent } from '#src/i18n/format-number.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  completed: number;
  total: number;
}

/** The progress: a percentage, and a bar with a cell for each item, amber until everything is done, then green (TOOL-3). */
export function Progress({ completed, total }: ProgressProps) {
  const { t } = useLingui();
  const open = total - completed;
  const [, figure, sign] = /^(\d+)(.*)$/.exec(formatPercent(Math.round((completed / total) * 100))) ?? [];
  return (
    <div className={`thirds ${styles['progress']}`}>
      <p key={figure} className={styles['figure']} aria-hidden="true">
        <bdi dir="ltr">
          {figure}
          <span>{sign}</span>
        </bdi>
      </p>
      <div className="stack">
        <p key={completed} className={styles['count']}>
          <Trans>
            {completed} of {total} completed
          </Trans>
        </p>
        <div
          className={styles['bar']}
          role="progressbar"
          aria-label={t`Progress`}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={completed}
          aria-valuetext={t`${completed} of ${total} completed`}
        >
          <Cells completed={completed} total={total} />
        </div>
        <div className={styles['numbers']} aria-hidden="true">
          {Array.from({ length: total }, (_, cell) => (
            <span key={cell}>{cell + 1}</span>
          ))}
        </div>
        <div role="status">
          {open > 0 ? (
            <Callout tone="amber">
              <p key={open}>
                <strong>
                  <Trans>Not complete.</Trans>
                </strong>
                {SPACE}
                <Plural value={open} one="# item is still open." other="# items are still open." />
              </p>
            </Callout>
          ) : (
            <Callout tone="good">
              <p>
                <Trans>
                  <strong>Complete.</strong> Every item is checked.
                </Trans>
              </p>
            </Callout>
          )}
        </div>
      </div>
    </div>
  );
}

/** The same in one line at the bottom of the window while items are ticked, and beside the result at the end of the list. */
export function ProgressLine({ completed, total }: ProgressProps) {
  return (
    <div className={`sticky ${styles['line']} ${completed === total ? styles['complete'] : ''}`} data-screen-only>
      <p key={completed} className={styles['count']}>
        <Trans>
          {completed} of {total} completed
        </Trans>
      </p>
      {completed === total && (
        <p className={styles['word']}>
          <Icon name="tick" />
          <Trans>Complete.</Trans>
        </p>
      )}
      <div className={styles['bar']} aria-hidden="true">
        <Cells completed={completed} total={total} />
      </div>
    </div>
  );
}

function Cells({ completed, total }: ProgressProps) {
  return Array.from({ length: total }, (_, cell) => <span key={cell} className={cell < completed ? styles['done'] : undefined} />);
}
