import type { Surveillance } from '#build/content/schemas/texts.ts';
import { formatTime } from '#src/i18n/format-date.ts';
import { formatDuration } from '#src/i18n/format-number.ts';
import { MarginsDrawing } from '#src/parts/drawings/margins-drawing.tsx';
import { AXIS, AxisDrawing, AxisFigure, AxisSpan, AxisText, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

/** The drawing of a feature. The caption describes it. */
export function FeatureDrawing({ of }: { of: Surveillance['features'][number]['drawing'] }) {
  if (of === 'within-one-hour') return <WithinOneHour />;
  return of === 'one-clock' ? <OneClock /> : <MarginsDrawing />;
}

const MINUTE = WIDTH / 120;
/** In minutes: when the pattern begins to differ, and when the alert is raised. */
const DEPARTURE = { from: 24, alert: 32 };
const ORDERS = [
  78, 74, 80, 72, 77, 82, 75, 79, 71, 76, 81, 78, 40, 16, 30, 68, 77, 73, 80, 76, 72, 79, 75, 81, 74, 78, 71, 77, 80, 73, 76, 79, 72, 78,
  75, 81, 77, 73, 79, 76, 80, 74, 78, 72, 77, 81, 75, 79, 73, 76, 80, 74, 78, 77, 72, 79, 75, 81, 76, 74, 78,
];

/** Two hours of orders: the part outside the usual range, and the hour that an analyst has. */
function WithinOneHour() {
  const alert = DEPARTURE.alert * MINUTE;
  const end = (DEPARTURE.alert + 60) * MINUTE;
  return (
    <AxisDrawing ticks={24} long={12}>
      <path className={styles['limit']} d={`M0 60H${WIDTH}M0 92H${WIDTH}`} />
      <path className={styles['part']} d={`M${DEPARTURE.from * MINUTE} 6H${alert}V${AXIS}H${DEPARTURE.from * MINUTE}z`} />
      <path className={styles['signal']} d={`M${ORDERS.map((y, index) => `${(index * WIDTH) / (ORDERS.length - 1)} ${y}`).join('L')}`} />
      <path className={styles['order']} d={`M${alert} 24V40M${end} 24V40`} />
      <path className={styles['force']} d={`M${alert} 32H${end}`} />
      <AxisText x={(alert + end) / 2} y={20} anchor="middle">
        {formatDuration(1, 'hour')}
      </AxisText>
      <AxisSpan figures={[formatTime('14:00'), formatTime('15:00'), formatTime('16:00')]} />
    </AxisDrawing>
  );
}

/** Orders on two venues, in seconds after the hour. Each pair has the same owner. */
const VENUES = [
  { y: 40, orders: [3, 7, 8, 14, 19, 21, 22, 30, 34, 41, 43, 49, 55] },
  { y: 96, orders: [2, 9, 12, 17, 24, 26, 33, 37, 45, 46, 52, 58] },
];
const SAME_OWNER = [
  [7, 9],
  [22, 24],
  [43, 45],
  [49, 52],
] as const;
const SECOND = WIDTH / 60;

function OneClock() {
  return (
    <AxisDrawing ticks={60} long={15}>
      {VENUES.map(({ y, orders }) => (
        <g key={y}>
          <path className={styles['hair']} d={`M0 ${y}H${WIDTH}`} />
          <path className={styles['order']} d={orders.map((second) => `M${second * SECOND} ${y - 12}v24`).join('')} />
        </g>
      ))}
      <path className={styles['signal']} d={SAME_OWNER.map(([first, second]) => `M${first * SECOND} 52L${second * SECOND} 84`).join('')} />
      {[0, 15, 30, 45].map((second) => (
        <AxisFigure key={second} x={second * SECOND}>
          {formatDuration(second, 'second')}
        </AxisFigure>
      ))}
      <AxisFigure x={WIDTH} anchor="end">
        {formatDuration(60, 'second')}
      </AxisFigure>
    </AxisDrawing>
  );
}
