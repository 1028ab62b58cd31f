import { formatDay } from '#src/i18n/format-date.ts';
import { markOf } from '#src/parts/firm-record/firm-status.tsx';
import { STANDINGS } from '#src/register/standing.ts';
import { drawLicence, type Span } from './licence-line.ts';
import { keyOfStep, type LicenceStep } from './past.ts';
import styles from './licence.module.css';

const LINE = 36;
const AXIS = 52;
const FIGURES = 72;

/**
 * The statuses of a licence as a line over the years, and the day that the visitor has chosen. The list below says the same in words, so it is
 * hidden from assistive technology. Time runs from left to right in every language, as in our other drawings.
 */
export function LicenceDrawing({ steps, today, day }: { steps: readonly LicenceStep[]; today: string; day: string | undefined }) {
  const { spans, years, placeOf } = drawLicence(steps, today);
  const place = day === undefined ? undefined : placeOf(day);
  return (
    <svg className={styles['drawing']} aria-hidden="true">
      {spans.map((span) => (
        <Status key={keyOfStep(span.step)} span={span} />
      ))}
      <line className={styles['axis']} x1="0" x2="100%" y1={AXIS} y2={AXIS} />
      {years.map(({ year, at, isNamed }) => (
        <g key={year}>
          <line className={styles['axis']} x1={`${at}%`} x2={`${at}%`} y1={AXIS} y2={AXIS + (isNamed ? 8 : 4)} />
          {isNamed && (
            <text x={`${at}%`} dx="4" y={FIGURES}>
              {year}
            </text>
          )}
        </g>
      ))}
      {day !== undefined && place !== undefined && (
        <>
          <line className={styles['day']} x1={`${place}%`} x2={`${place}%`} y1="4" y2={AXIS} />
          <text className={styles['chosen']} x={`${place}%`} dx={place > 50 ? -6 : 6} y="15" textAnchor={place > 50 ? 'end' : undefined}>
            {/* Isolated (U+2068, U+2069), because an Arabic date runs from right to left. */}
            {`\u2068${formatDay(day)}\u2069`}
          </text>
        </>
      )}
    </svg>
  );
}

/** The width of the line and its dots say what its colour says. */
function Status({ span: { step, from, to } }: { span: Span }) {
  const [, tone] = markOf(step.status);
  const kind = STANDINGS[step.status] === 'ended' ? 'ended' : tone;
  return (
    <>
      <line className={styles[kind]} x1={`${from}%`} x2={`${to}%`} y1={LINE} y2={LINE} />
      <line className={styles['begin']} x1={`${from}%`} x2={`${from}%`} y1={LINE - 8} y2={LINE + 8} />
    </>
  );
}
