import { useMemo, useRef } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { firstFirms } from '#src/content/register-head.ts';
import { FirmRow, firstOfLetters, type FirmTableProps } from './firm-table.tsx';
import { TableFrame } from './table-frame.tsx';

/** A row's height in px, before it is measured. */
const ROW_PX = 53;

/** The table of a register too large to hold whole: the rows in sight, between two that take the room of the rest. */
export function WindowedTable({ rows, onOpen }: FirmTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: frame.current?.offsetTop ?? 0,
  });
  const letterOfFirst = useMemo(() => firstOfLetters(rows), [rows]);
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? 0) - (items[0] ? virtualizer.options.scrollMargin : 0);
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - (items[0] ? virtualizer.options.scrollMargin : 0));
  return (
    <div ref={frame}>
      <TableFrame rowCount={rows.length} partial hidden={rows.length === 0}>
        <Room height={before} />
        {items.map(({ index }) => {
          const row = rows[index];
          const firm = row === undefined ? undefined : firstFirms[row];
          if (row === undefined || !firm) return null;
          return <FirmRow key={row} firm={firm} letter={letterOfFirst.get(row)} place={index + 2} onOpen={onOpen} />;
        })}
        <Room height={after} />
      </TableFrame>
    </div>
  );
}

function Room({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control, and hidden: it takes up room */}
      <td colSpan={3} style={{ blockSize: Math.max(0, height), padding: 0, border: 0 }} />
    </tr>
  );
}
