import { recordsOf, type Answer } from '@frontier/check';
import { FirmPermission, PermissionHeading } from '#src/parts/firm-permission/firm-permission.tsx';
import { Part } from './part.tsx';
import { useDetails } from './use-details.ts';

/** The verdicts about one firm. Beside a warning, a sentence about a genuine licence would sound like an all-clear. */
const ABOUT_A_FIRM: ReadonlySet<Answer['verdict']> = new Set(['regulated', 'limited', 'ended', 'onRecord']);

/** May this firm do this for me? Only if the answer is about one firm (PERMIT-1). */
export function PermissionPart({ answer }: { answer: Answer }) {
  const { firms, warnings } = recordsOf(answer);
  const isAboutOne = ABOUT_A_FIRM.has(answer.verdict) && firms.total === 1 && warnings.total === 0;
  const [details] = useDetails(isAboutOne ? firms.records.map(({ position }) => position) : []);
  if (typeof details !== 'object') return null;
  return (
    <Part heading={<PermissionHeading />}>
      <FirmPermission details={details} />
    </Part>
  );
}
