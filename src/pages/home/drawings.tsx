import { useLingui } from '@lingui/react/macro';
import frameworks from 'content:framework-dates';
import { formatTime } from '#src/i18n/format-date.ts';
import { AxisDrawing, AxisFigure, AxisSpan, AxisText, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

const FIRST_YEAR = 2023;
const YEARS = 5;

/** The drawing of a service card. */
export function ServiceDrawing({ of }: { of: 'frameworks' | 'surveillance' | 'filings' }) {
  if (of === 'frameworks') return <FrameworksDrawing />;
  return of === 'surveillance' ? <SurveillanceDrawing /> : <FilingsDrawing />;
}

/** A time line of the frameworks on the card: solid since they came into force, dashed while proposed. */
function FrameworksDrawing() {
  const shown = frameworks.filter(({ id }) => id !== 'financial-crime');
  const month = WIDTH / (YEARS * 12);
  return (
    <AxisDrawing ticks={YEARS * 12} long={12}>
      {shown.map(({ id, category, effective }, line) => {
        const from = effective === undefined ? WIDTH - 9 * month : Math.round(monthsSince(effective) * month);
        const y = 32 + 34 * line;
        // A name that begins far to the right ends with the drawing, because it may be longer than the line.
        const isLate = from > WIDTH / 2;
        return (
          <g key={id}>
            <AxisText x={isLate ? WIDTH : from} y={y - 9} anchor={isLate ? 'end' : 'start'}>
              {category}
            </AxisText>
            <path className={styles['hair']} d={`M0 ${y}H${WIDTH}`} />
            <path className={effective === undefined ? styles['proposed'] : styles['force']} d={`M${from} ${y}H${WIDTH}`} />
          </g>
        );
      })}
      {Array.from({ length: YEARS }, (_, year) => (
        <AxisFigure key={year} x={(year * WIDTH) / YEARS}>
          {FIRST_YEAR + year}
        </AxisFigure>
      ))}
    </AxisDrawing>
  );
}

function monthsSince(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return (year - FIRST_YEAR) * 12 + month - 1;
}

/** A trading day with a point every quarter of an hour, and the quarter with a suspicious pattern. */
function SurveillanceDrawing() {
  return (
    <AxisDrawing ticks={24} long={6}>
      <path className={styles['limit']} d="M0 52H384" />
      <path className={styles['alarm']} d="M252 6h24v116h-24z" />
      <path className={styles['signal']} d={SIGNAL} />
      <AxisSpan figures={[formatTime('00:00'), formatTime('12:00'), formatTime('24:00')]} />
    </AxisDrawing>
  );
}

const SIGNAL =
  'M0 87L4 88L8 93L12 87L16 87L20 88L24 82L28 87L32 88L36 90L40 81L44 83L48 80L52 90L56 89L60 80L64 93L68 93L72 88L76 88L80 81L84 80L88 87L92 80L96 82L100 83L104 80L108 87L112 87L116 92L120 88L124 90L128 88L132 91L136 88L140 86L144 96L148 96L152 94L156 93L160 88L164 87L168 88L172 85L176 95L180 90L184 97L188 90L192 99L196 97L200 86L204 89L208 99L212 93L216 100L220 92L224 88L228 95L232 98L236 91L240 88L244 92L248 100L252 98L256 70L260 38L264 12L268 34L272 66L276 89L280 94L284 93L288 89L292 97L296 88L300 95L304 87L308 91L312 88L316 89L320 99L324 96L328 89L332 97L336 87L340 89L344 95L348 92L352 84L356 97L360 85L364 86L368 93L372 86L376 86L380 82L384 82';

/** Three filings in four quarters, done or due. */
function FilingsDrawing() {
  const { t } = useLingui();
  const done = new Set([0, 1, 2, 4, 5, 6, 8, 9]);
  return (
    <AxisDrawing ticks={12} long={3}>
      {Array.from({ length: 12 }, (_, cell) => (
        <rect
          key={cell}
          className={done.has(cell) ? styles['done'] : styles['due']}
          x={(cell % 4) * 96 + 0.5}
          y={14 + Math.floor(cell / 4) * 34}
          width="88"
          height="26"
        />
      ))}
      {[1, 2, 3, 4].map((quarter) => (
        <AxisFigure key={quarter} x={(quarter - 1) * 96}>
          {t`Q${quarter}`}
        </AxisFigure>
      ))}
    </AxisDrawing>
  );
}
