import { useEffect, useRef, useState } from 'react';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { firstWarnedFirms } from '#src/content/warned-firms-head.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import type { Entry } from './use-entry.ts';
import type { WarnedFirmListProps } from './warned-firm-list.tsx';
import styles from './warned-firm-list.module.css';

/** A card's height in px, before it is measured, and the gap between rows. */
const CARD_PX = 320;
const GAP_PX = 24;
/** What stays free above a row that is scrolled to: the sticky row's place (`scroll-padding` in styles/base.css). */
const STICKY_PX = 88;

/** The list when it is too long to hold whole: rows of cards in sight, each measured, with room for the rest. */
export function WindowedList({ places, entry }: WarnedFirmListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(places.length / columns),
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 3,
    scrollMargin: frame.current?.offsetTop ?? 0,
    scrollPaddingStart: STICKY_PX,
  });
  useLanding(virtualizer, entry, entry?.firm && Math.floor(places.indexOf(entry.firm.place) / columns));
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
            const firm = firstWarnedFirms[place];
            return (
              <li key={place} className={styles['item']}>
                {firm && <WarnedFirmCard firm={firm} linked={place === entry?.firm?.place} />}
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

/** What a visitor moves by. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls to the row of the entry in the address, and gives its card focus when it is drawn. The rows above change
 * their heights as their reasons arrive, so the row is held in its place until the visitor moves.
 */
function useLanding(virtualizer: Virtualizer<Window, Element>, entry: Entry | undefined, row: number | undefined) {
  const held = useRef<Entry>(undefined);
  const awaited = useRef<Entry>(undefined);
  const start = row === undefined ? undefined : virtualizer.measurementsCache[row]?.start;

  useEffect(() => {
    held.current = entry;
    awaited.current = entry;
    const release = () => {
      held.current = undefined;
    };
    for (const move of MOVES) addEventListener(move, release, { passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, release);
    };
  }, [entry]);

  useEffect(() => {
    if (held.current && row !== undefined) virtualizer.scrollToIndex(row, { align: 'start' });
  }, [virtualizer, entry, row, start]);

  useEffect(() => {
    const card = awaited.current && document.getElementById(awaited.current.id);
    if (!card) return;
    card.focus({ preventScroll: true });
    awaited.current = undefined;
  });
}

const WIDE = '(width >= 56.25em)';

function useColumns(): number {
  // Not of a served page, so the width is known at once.
  const [columns, setColumns] = useState(() => (matchMedia(WIDE).matches ? 2 : 1));
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const measure = () => setColumns(wide.matches ? 2 : 1);
    wide.addEventListener('change', measure);
    return () => wide.removeEventListener('change', measure);
  }, []);
  return columns;
}
