import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { StatusOnDay, shapeOfStatus } from '#src/parts/firm-record/firm-status.tsx';
import { Link } from '#src/parts/link/link.ts';
import { RuledSentence } from '#src/ui/ruled-sentence.tsx';
import { StatusMark } from '#src/ui/status-mark.tsx';
import type { LicenceOn } from './licence-on.ts';

/** What the licence was on the day that the visitor has chosen. No answer says that the firm was safe. */
export function LicenceAnswer({ day, answer: { step, begin } }: { day: string; answer: LicenceOn }) {
  const [shape, tone] = step ? shapeOfStatus(step.status) : (['octagon', 'red'] as const);
  return (
    <RuledSentence
      mark={<StatusMark shape={shape} tone={tone} />}
      sentence={
        begin === undefined ? <StatusOnDay day={day} status={step?.status} /> : <NotKnown day={formatDay(day)} begin={formatDay(begin)} />
      }
    >
      {step?.reason !== undefined && <ContentText as="p">{step.reason}</ContentText>}
      <p>
        <Trans>
          This is about the licence, not about the person who contacted you, who may have used the name of this firm. If you have lost
          money, keep every document and <Link href="/contact#report-a-scam">tell us both dates</Link>: that of the first contact and that
          of the payment.
        </Trans>
      </p>
    </RuledSentence>
  );
}

function NotKnown({ day, begin }: { day: string; begin: string }) {
  return (
    <Trans>
      On {day} it had a licence, but we cannot say whether it was limited: our record of its history begins on {begin}.
    </Trans>
  );
}
