import { Trans } from '@lingui/react/macro';
import statuses from 'content:statuses';
import type { FirmStatus } from '#build/content/schemas/records.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { STATUS_GROUPS } from '#src/register/standing.ts';
import { StatusMark } from '#src/ui/status-mark.tsx';
import { ContentText } from '../document/content-text.tsx';

const MARKS = { active: ['square', 'plain'], caution: ['triangle', 'amber'], limited: ['octagon', 'red'] } as const;

/** The shape and the tone of a status. */
export const shapeOfStatus = (status: FirmStatus) => MARKS[STATUS_GROUPS[status]];

/**
 * The status of a firm as a shape and a word. Only a status that limits or ends the licence is bold and has a colour. `alwaysGreen`
 * is the rule of the entity search (SEARCH-4), where the words beside it carry the meaning.
 */
export function FirmStatusMark({ status, alwaysGreen = false }: { status: FirmStatus; alwaysGreen?: boolean }) {
  const [shape, tone] = shapeOfStatus(status);
  return (
    <StatusMark shape={shape} tone={alwaysGreen ? 'green' : tone}>
      <ContentText>{explainStatus(status).name}</ContentText>
    </StatusMark>
  );
}

/** The name of a status, what it means, and the answer word of the entity search (SEARCH-5). */
export function explainStatus(status: FirmStatus): { name: string; answer: string; meaning: string } {
  // The build checks that each status is explained exactly once.
  return statuses.find((entry) => entry.status === status) ?? { name: status, answer: '', meaning: '' };
}

/** Says what the status of a firm was on a day, `yyyy-mm-dd`. Undefined: it had no licence yet. */
export function StatusOnDay({ day: isoDay, status: then }: { day: string; status: FirmStatus | undefined }) {
  const day = formatDay(isoDay);
  if (then === undefined) return <Trans>On {day} this firm had no licence yet.</Trans>;
  const status = (
    <b>
      <ContentText>{explainStatus(then).name}</ContentText>
    </b>
  );
  return (
    <Trans>
      On {day} its status was {status}.
    </Trans>
  );
}
