import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatPercent } from '#src/i18n/format-number.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Callout } from '#src/ui/callout.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  completed: number;
  total: number;
}

/** The result so far: a percentage, and whether everything is done, amber until it is, then green (TOOL-3). */
export function Progress({ completed, total }: ProgressProps) {
  const open = total - completed;
  const [, figure, sign] = /^(\d+)(.*)$/.exec(formatPercent(Math.round((completed / total) * 100))) ?? [];
  return (
    <div className={styles['progress']}>
      <p key={figure} className={styles['figure']} aria-hidden="true">
        <bdi dir="ltr">
          {figure}
          <span>{sign}</span>
        </bdi>
      </p>
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
  );
}

/** The progress bar, which stays in sight below the header while items are ticked. */
export function ProgressLine({ completed, total }: ProgressProps) {
  const { t } = useLingui();
  return (
    <div className={`sticky ${styles['line']}`}>
      <p key={completed} className={styles['count']}>
        <Plural value={completed} one={`# of ${total} completed`} other={`# of ${total} completed`} />
      </p>
      <div
        className={styles['cells']}
        role="progressbar"
        aria-label={t`Progress`}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={completed}
        aria-valuetext={t`${plural(completed, { one: `# of ${total} completed`, other: `# of ${total} completed` })}`}
      >
        <Bar completed={completed} total={total} />
      </div>
    </div>
  );
}

/** A cell for each item of a checklist, filled if it is done. */
export function Bar({ completed, total }: ProgressProps) {
  return (
    <span className={styles['bar']} aria-hidden="true">
      {Array.from({ length: total }, (_, cell) => (
        <span key={cell} className={cell < completed ? styles['done'] : undefined} />
      ))}
    </span>
  );
}
