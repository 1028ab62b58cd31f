import { formatDay } from '#src/i18n/format-date.ts';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import { shapeOfStatus } from '#src/parts/firm-record/firm-status.tsx';
import { STANDINGS } from '#src/register/standing.ts';
import { drawLicence } from './licence-line.ts';
import { keyOfStep, type LicenceStep, type StatusStep } from './licence-steps.ts';
import styles from './licence-past.module.css';

const LINE = 36;
const AXIS = 52;
const FIGURES = 72;

/**
 * The statuses of a licence as a line over the years, and the day that the visitor has chosen. The list below says the same in words, so it is
 * hidden from assistive technology. In Arabic, time runs from right to left, as in our other drawings.
 */
export function LicenceDrawing({ steps, today, day }: { steps: readonly LicenceStep[]; today: string; day: string | undefined }) {
  const { spans, years, placeOf: placeOfDay } = drawLicence(steps, today);
  const chosen = day === undefined ? undefined : placeOfDay(day);
  const place = chosen === undefined ? undefined : onScreen(chosen);
  return (
    <svg className={styles['drawing']} aria-hidden="true">
      {spans.map(({ step, from, to }) => (
        <Status key={keyOfStep(step)} step={step} from={onScreen(from)} to={onScreen(to)} />
      ))}
      <line className={styles['axis']} x1="0" x2="100%" y1={AXIS} y2={AXIS} />
      {years.map(({ year, at, isNamed }) => (
        <g key={year}>
          <line className={styles['axis']} x1={`${onScreen(at)}%`} x2={`${onScreen(at)}%`} y1={AXIS} y2={AXIS + (isNamed ? 8 : 4)} />
          {isNamed && (
            <text x={`${onScreen(at)}%`} dx={IS_RTL ? -4 : 4} y={FIGURES} textAnchor={IS_RTL ? 'end' : undefined}>
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

/** A place in the drawing, in percent from the left. */
function onScreen(percent: number): number {
  return placeOf(percent / 100) * 100;
}

/** The width of the line and its dots say what its colour says. */
function Status({ step: { status }, from, to }: { step: StatusStep; from: number; to: number }) {
  const kind = STANDINGS[status] === 'ended' ? 'ended' : shapeOfStatus(status)[1];
  return (
    <>
      <line className={styles[kind]} x1={`${from}%`} x2={`${to}%`} y1={LINE} y2={LINE} />
      <line className={styles['begin']} x1={`${from}%`} x2={`${from}%`} y1={LINE - 8} y2={LINE + 8} />
    </>
  );
}
