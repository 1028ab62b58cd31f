import { Plural, Trans } from '@lingui/react/macro';
import scale from 'content:register/scale';
import halves from 'content:register/scale-marks';
import { recordsOf, type Answer, type VerdictName } from '@frontier/check';
import { useWarnedFirm } from '#src/check/use-listed.ts';
import { EdgeScale } from '#src/parts/edge-scale/edge-scale.tsx';
import { MarkedDay, WarningDays } from '#src/parts/edge-scale/warning-days.tsx';
import { register } from '#src/register/firms.ts';
import { drawTicks } from '#src/register/scale-ticks.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { meantOf } from './meant.ts';
import { useDetails } from './use-details.ts';
import edge from '#src/parts/edge-scale/edge-scale.module.css';

/** The verdicts that are about a record of a list. */
const LISTS: Partial<Record<VerdictName, 'firms' | 'warnings'>> = {
  warned: 'warnings',
  likeWarned: 'warnings',
  both: 'warnings',
  regulated: 'firms',
  limited: 'firms',
  ended: 'firms',
  onRecord: 'firms',
};

/** The edge of the band: the whole list as a scale, on which the records that the answer is about are the long ticks. */
export function AnswerScale({ answer }: { answer: Answer }) {
  const list = LISTS[answer.verdict];
  const { firms, warnings } = recordsOf(answer);
  if (list === 'warnings') {
    const positions = meantOf(warnings.records, answer.verdict !== 'warned').map(({ position }) => position);
    return (
      <WarningDays marked={positions.length}>
        {positions.map((position) => (
          <Warning key={position} position={position} />
        ))}
      </WarningDays>
    );
  }
  if (list === 'firms') return <Firms rows={meantOf(firms.records, false).map(({ position }) => position)} />;
  return null;
}

function Warning({ position }: { position: number }) {
  const firm = useWarnedFirm(position);
  return firm && <MarkedDay day={firm.issued} />;
}

/** The height of the drawing in the units of the ticks, so that the long tick is twice as high as the highest of the others. */
const TOP = -64;
const FOOT = 64;

function Firms({ rows }: { rows: readonly number[] }) {
  const found = useDetails(rows).flatMap((details) => (typeof details === 'object' ? [details.tick] : []));
  const marks = halves.map((half) => half.marks).join('');
  const total = <b>{formatNumber(register.size)}</b>;
  return (
    <EdgeScale
      isForWide
      caption={
        <Trans>
          Firms in order of registration: {total}.{' '}
          <Plural value={rows.length} one="The long tick is this one." other="The long ticks are these." />
        </Trans>
      }
    >
      <svg className="onward" viewBox={`0 ${TOP} ${marks.length} ${FOOT - TOP}`} preserveAspectRatio="none">
        {Object.entries(drawTicks(marks)).map(([group, path]) => (
          <path key={group} d={path} />
        ))}
        {found.map((tick) => (
          <path key={tick} className={edge['found']} d={`M${Math.floor(tick / scale.firmsPerTick) + 0.5} ${FOOT}V${TOP}`} />
        ))}
      </svg>
    </EdgeScale>
  );
}
