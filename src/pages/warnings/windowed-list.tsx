import { useEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { warnedFirms } from '#src/content/warned-firms.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import type { WarnedFirmListProps } from './warned-firm-list.tsx';
import styles from './warned-firm-list.module.css';

/** A card's height in px, before it is measured, and the gap between rows. */
const CARD_PX = 320;
const GAP_PX = 24;

/** The list when it is too long to hold whole: rows of cards in sight, each measured, with room for the rest. */
export function WindowedList({ places }: WarnedFirmListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(places.length / columns),
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 3,
    scrollMargin: frame.current?.offsetTop ?? 0,
  });
  const items = virtualizer.getVirtualItems();
  const margin = virtualizer.options.scrollMargin;
  return (
    <div ref={frame} style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }) => (
        <ul
          key={index}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles['cards']}
          style={{ position: 'absolute', insetInline: 0, insetBlockStart: start - margin }}
        >
          {places.slice(index * columns, (index + 1) * columns).map((place) => {
            const firm = warnedFirms[place];
            return (
              <li key={place} className={styles['item']}>
                {firm && <WarnedFirmCard firm={firm} />}
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

function useColumns(): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const wide = matchMedia('(width >= 900px)');
    const measure = () => setColumns(wide.matches ? 2 : 1);
    measure();
    wide.addEventListener('change', measure);
    return () => wide.removeEventListener('change', measure);
  }, []);
  return columns;
}
