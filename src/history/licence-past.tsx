import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import files from 'content:history/licences';
import { formatDay } from '#src/i18n/format-date.ts';
import { localToday } from '#src/i18n/local-today.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { explainTier } from '#src/parts/firm-record/capital.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { FirmStatusMark, explainStatus } from '#src/parts/firm-record/firm-status.tsx';
import { SuccessorLink } from '#src/parts/firm-record/status-meaning.tsx';
import { openRecords } from '#src/register/open-records.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { LicenceAnswer } from './licence-answer.tsx';
import { LicenceDrawing } from './licence-drawing.tsx';
import { licenceOn } from './licence-on.ts';
import { keyOfStep, statusSteps, type LicenceStep, type StatusStep } from './licence-steps.ts';
import styles from './licence-past.module.css';

/** The past of the licences, by row. */
export const licences = openRecords(files);

interface Props {
  steps: readonly LicenceStep[];
  details: FirmDetails;
}

/** The history of a licence: a question about a day, a drawing, and the same as a list. The day is kept nowhere, because it is the visitor's. */
export function LicencePast({ steps, details }: Props) {
  const [day, setDay] = useState('');
  const today = localToday();
  const answer = licenceOn(day, steps, details.registration, today);
  return (
    <div className={`stack ${styles['history']}`}>
      <div className={styles['question']} data-screen-only>
        <TextField
          label={<Trans>When did you first deal with this firm?</Trans>}
          type="date"
          max={today}
          autoComplete="off"
          value={day}
          onText={setDay}
        />
      </div>
      <div aria-live="polite">{answer && <LicenceAnswer day={day} answer={answer} />}</div>
      <LicenceDrawing steps={steps} today={today} day={answer && day} />
      <ol className={`ruled terms ${styles['steps']}`}>
        {steps.map((step, index) => (
          <li key={keyOfStep(step)}>
            <time className="meta" dateTime={step.day}>
              {formatDay(step.day)}
            </time>
            <div className="measure">
              <Step step={step} before={steps.slice(0, index)} details={details} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Step({ step, before, details: { successor } }: { step: LicenceStep; before: readonly LicenceStep[]; details: FirmDetails }) {
  const { status, recorded, reason, tier, name } = step;
  const what = status && sentenceOf({ ...step, status }, statusSteps(before).at(-1)?.status);
  return (
    <>
      {status && (
        <p>
          <FirmStatusMark status={status} />
        </p>
      )}
      {what && <p>{what}</p>}
      {recorded !== undefined && <Recorded day={formatDay(recorded)} isFirst={before.length === 0} />}
      {reason !== undefined && <ContentText as="p">{reason}</ContentText>}
      {tier && <Tier tier={tier} earlier={before.findLast((earlier) => earlier.tier !== undefined)?.tier} />}
      {name && <NewName {...name} />}
      {step.successor !== undefined && step.successor === successor?.licenseId && <SuccessorLink successor={successor} />}
    </>
  );
}

/** Says on which later day the step was recorded. */
function Recorded({ day, isFirst }: { day: string; isFirst: boolean }) {
  return <p>{isFirst ? <Trans>Entered in this register on {day}.</Trans> : <Trans>Recorded on {day}.</Trans>}</p>;
}

/** What happened, beside the name of the new status. A limit or an end has its reason instead. */
function sentenceOf({ status, isOlder, reason }: StatusStep, before: LicenceStep['status']): ReactNode {
  if (isOlder) return <Trans>Our records of this firm begin here. It was licensed earlier.</Trans>;
  if (before === undefined) return <Trans>We granted the licence.</Trans>;
  if (status === 'Merged') return <Trans>The firm was taken over by another firm, and its licence ended.</Trans>;
  if (status === 'Under Review') return <Trans>We began to examine whether it meets the conditions of its licence.</Trans>;
  if (status !== 'Active') return reason === undefined && <ContentText>{explainStatus(status).meaning}</ContentText>;
  if (before === 'Provisional') return <Trans>We granted a full licence.</Trans>;
  if (before === 'Under Review') return <Trans>Our review ended.</Trans>;
  return STANDINGS[before] === 'ended' ? undefined : <Trans>The limits on its licence ended.</Trans>;
}

function NewName(name: { before: string; after: string }) {
  const [before, after] = [<FirmName key="before">{name.before}</FirmName>, <FirmName key="after">{name.after}</FirmName>];
  return (
    <p>
      <Trans>
        New name: {after} (before: {before})
      </Trans>
    </p>
  );
}

type TierOfStep = NonNullable<LicenceStep['tier']>;

function Tier({ tier, earlier }: { tier: TierOfStep; earlier: TierOfStep | undefined }) {
  const after = <ContentText>{explainTier(tier).name}</ContentText>;
  const before = earlier && <ContentText>{explainTier(earlier).name}</ContentText>;
  return (
    <p>
      {before ? (
        <Trans>
          New tier: {after} (before: {before})
        </Trans>
      ) : (
        after
      )}
    </p>
  );
}
