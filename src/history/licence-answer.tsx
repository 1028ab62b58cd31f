import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { markOf } from '#src/parts/firm-record/firm-status.tsx';
import { Link } from '#src/parts/link/link.ts';
import { RuledSentence } from '#src/ui/ruled-sentence.tsx';
import { StatusMark } from '#src/ui/status-mark.tsx';
import type { LicenceOn } from './licence-on.ts';
import type { StatusStep } from './licence-steps.ts';

/** What the licence was on the day that the visitor has chosen. No answer says that the firm was safe. */
export function LicenceAnswer({ day, answer }: { day: string; answer: LicenceOn }) {
  const step = answer.is === 'known' ? answer.step : undefined;
  const [shape, tone] = step ? markOf(step.status) : (['octagon', 'red'] as const);
  return (
    <RuledSentence mark={<StatusMark shape={shape} tone={tone} />} sentence={sentenceOf(formatDay(day), answer)}>
      {step?.reason !== undefined && <ContentText as="p">{step.reason}</ContentText>}
      {answer.is !== 'future' && (
        <p>
          <Trans>
            This is about the licence, not about the person who contacted you, who may have used the name of this firm. If you have lost
            money, keep every document and <Link href="/contact#report-a-scam">tell us both dates</Link>: that of the first contact and that
            of the payment.
          </Trans>
        </p>
      )}
    </RuledSentence>
  );
}

function sentenceOf(day: string, answer: LicenceOn): ReactNode {
  if (answer.is === 'future') return <Trans>{day} has not come yet.</Trans>;
  if (answer.is === 'known') return sentenceOfStatus(day, answer.step);
  if (answer.is === 'unknown') {
    const begin = formatDay(answer.begin);
    return (
      <Trans>
        On {day} it had a licence, but we cannot say whether it was limited: our record of its history begins on {begin}.
      </Trans>
    );
  }
  const granted = formatDay(answer.granted);
  return (
    <Trans>
      On {day} it had no licence yet: we granted it on {granted}.
    </Trans>
  );
}

function sentenceOfStatus(day: string, { status, day: since }: StatusStep): ReactNode {
  const end = formatDay(since);
  switch (status) {
    case 'Active':
      return <Trans>On {day} its licence was in force, and we had not limited it.</Trans>;
    case 'Under Review':
      return <Trans>On {day} its licence was in force, and we were examining whether it met its conditions.</Trans>;
    case 'Provisional':
      return <Trans>On {day} its licence was provisional: for an initial period and within set volumes.</Trans>;
    case 'Restricted':
      return <Trans>On {day} its licence was restricted: it could not take on new clients or new business without our consent.</Trans>;
    case 'Merged':
      return (
        <Trans>
          On {day} its licence had ended: the firm had been taken over by another one on {end}.
        </Trans>
      );
    case 'Ceased Operations':
    default:
      return (
        <Trans>
          On {day} its licence had ended: it ceased operations on {end}.
        </Trans>
      );
  }
}
