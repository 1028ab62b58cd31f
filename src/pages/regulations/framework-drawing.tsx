import type { Framework } from '#build/content/schemas/records.ts';
import { formatTime } from '#src/i18n/format-date.ts';
import { formatDuration } from '#src/i18n/format-number.ts';
import { AXIS, AxisDrawing, AxisFigure, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

/** Draws one rule of a framework to scale. */
export function FrameworkDrawing({ of }: { of: Framework['drawing'] }) {
  if (of === 'next-day') return <NextDay />;
  if (of === 'every-venue') return <EveryVenue />;
  return of === 'one-to-one' ? <OneToOne /> : <Within24Hours />;
}

const HOUR = WIDTH / 48;
/** When the trade of the first drawing was made. */
const TRADE_AT = 10 * HOUR;

/** Two days in hours: a trade on the first day, and the time to report it until the end of the second. */
function NextDay() {
  return (
    <AxisDrawing ticks={48} long={24}>
      <path className={styles['hair']} d={`M0 76H${WIDTH}M${WIDTH / 2} 30V${AXIS}`} />
      <path className={styles['force']} d={`M${TRADE_AT} 76H${WIDTH}`} />
      <path className={styles['order']} d={`M${TRADE_AT} 52V100M${WIDTH - 1} 52V100`} />
      <AxisFigure x={0}>T</AxisFigure>
      <AxisFigure x={WIDTH / 2}>T+1</AxisFigure>
    </AxisDrawing>
  );
}

const VENUES = [24, 52, 80, 108];
/** When trading stops in the second drawing, and when it continues. */
const HALT = { from: 152, to: 296 };

/** Trades in one share on four venues, which stop and continue at the same time. */
function EveryVenue() {
  return (
    <AxisDrawing ticks={24} long={6}>
      <path className={styles['limit']} d={`M${HALT.from} 6V${AXIS}M${HALT.to} 6V${AXIS}`} />
      {VENUES.map((y, venue) => (
        <g key={y}>
          <path className={styles['hair']} d={`M0 ${y}H${WIDTH}`} />
          <path className={styles['order']} d={tradesOf(venue, y)} />
        </g>
      ))}
      {['09:00', '12:00', '15:00', '18:00'].map((time, index) => (
        <AxisFigure key={time} x={index * 96}>
          {formatTime(time)}
        </AxisFigure>
      ))}
      <AxisFigure x={WIDTH} anchor="end">
        {formatTime('21:00')}
      </AxisFigure>
    </AxisDrawing>
  );
}

/** Each venue trades at its own pace, so that the drawing does not repeat the same trades four times. */
function tradesOf(venue: number, y: number): string {
  const pace = [9, 14, 11, 17][venue] ?? 12;
  let path = '';
  for (let x = 4 + venue * 3; x < WIDTH; x += pace) {
    if (x < HALT.from || x >= HALT.to) path += `M${x} ${y - 7}v14`;
  }
  return path;
}

const UNITS = 32;
const UNIT = WIDTH / UNITS;

/** Units of a stablecoin in circulation, with a unit of the reserve for each. */
function OneToOne() {
  const units = Array.from({ length: UNITS }, (_, unit) => unit * UNIT);
  return (
    <AxisDrawing ticks={UNITS} long={8}>
      {units.map((x) => (
        <g key={x}>
          <rect className={styles['due']} x={x + 1.5} y="22" width={UNIT - 3} height="32" />
          <rect className={styles['done']} x={x + 1.5} y="78" width={UNIT - 3} height="32" />
        </g>
      ))}
      <path className={styles['axis']} d={units.map((x) => `M${x + UNIT / 2} 58v16`).join('')} />
      <AxisFigure x={0}>1:1</AxisFigure>
    </AxisDrawing>
  );
}

/** The 24 hours from the moment a suspicion forms. */
function Within24Hours() {
  return (
    <AxisDrawing ticks={24} long={6}>
      {Array.from({ length: 24 }, (_, hour) => (
        <rect key={hour} className={styles['done']} x={hour * 16 + 2} y="64" width="12" height="24" />
      ))}
      <path className={styles['order']} d={`M0 46V106M${WIDTH - 1} 46V106`} />
      {[0, 6, 12, 18].map((hour) => (
        <AxisFigure key={hour} x={hour * 16}>
          {formatDuration(hour, 'hour')}
        </AxisFigure>
      ))}
      <AxisFigure x={WIDTH} anchor="end">
        {formatDuration(24, 'hour')}
      </AxisFigure>
    </AxisDrawing>
  );
}
