import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import scale from 'content:warned-firms/scale';
import { warnings } from '#src/register/warned-firms.ts';
import { HEIGHT, WIDTH, drawDays, shareOf, yearsOf } from '#src/register/warning-scale.ts';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { EdgeScale } from './edge-scale.tsx';
import styles from './edge-scale.module.css';

interface Props {
  /** The number of marks. */
  marked?: number;
  /** The marks, each a {@link MarkedDay}. */
  children?: ReactNode;
}

/** A tick for each warning, at its day. In a long list, a tick stands for several. */
export function WarningDays({ marked = 0, children }: Props) {
  if (scale.days.length === 0) return null;
  const at = (share: number) => `${(placeOf(share) * 100).toFixed(2)}%`;
  const total = <b>{formatNumber(warnings.size)}</b>;
  return (
    <EdgeScale
      isForWide={marked > 0}
      caption={
        <>
          {marked === 0 ? (
            <Trans>Warnings by day of issue: {total}.</Trans>
          ) : (
            <Trans>
              Warnings by day of issue: {total}.{' '}
              <Plural value={marked} one="The long tick is this one." other="The long ticks are these." />
            </Trans>
          )}
          {scale.warningsPerTick > 1 && (
            <>
              {' '}
              <Plural value={scale.warningsPerTick} one="One tick for each warning." other="One tick for every # warnings." />
            </>
          )}
        </>
      }
    >
      <svg className="onward" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path d={drawDays(scale)} />
        {children}
      </svg>
      <svg>
        {yearsOf(scale).map(({ year, at: share }) => (
          <g key={year}>
            {share > 0 && <line x1={at(share)} x2={at(share)} y1="16" y2={HEIGHT} />}
            <text x={at(share)} y="27" dx={share > 0 ? (IS_RTL ? -5 : 5) : 0} textAnchor={IS_RTL ? 'end' : undefined}>
              {year}
            </text>
          </g>
        ))}
      </svg>
    </EdgeScale>
  );
}

/** The long tick of a day. It belongs into {@link WarningDays}. */
export function MarkedDay({ day }: { day: string }) {
  return <path className={styles['found']} d={`M${(shareOf(scale, day) * WIDTH).toFixed(1)} ${HEIGHT}V2`} />;
}
