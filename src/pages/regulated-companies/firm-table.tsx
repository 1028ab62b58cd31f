import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { firstFirms, type ListedFirm } from '#src/content/register-head.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { useWhenNeeded } from '#src/ui/use-when-needed.ts';
import { letterAnchor, letterRuns } from './letters.ts';
import { TableFrame } from './table-frame.tsx';
import styles from './firm-table.module.css';

/** Above this many rows, a page that holds them all is slow to open; it then holds those in sight (design §2). */
const MOST_ROWS = 1000;
/** What a large register shows before its script runs. */
const FIRST_ROWS = 200;

export interface FirmTableProps {
  /** The rows that match, in order. */
  rows: readonly number[];
  onOpen: (firm: ListedFirm) => void;
}

/** The register: every row is in the page up to 1,000 of them; above, the ones in sight. */
export function FirmTable(props: FirmTableProps) {
  const windowed = useWhenNeeded(firstFirms.length > MOST_ROWS, loadWindowed);
  return windowed ? <windowed.WindowedTable {...props} /> : <WholeTable {...props} />;
}

/** Its code is fetched only by a register that needs it; until then the first rows and the search, which narrows them, do. */
const loadWindowed = () => import('./windowed-table.tsx');

/** All rows stay mounted and those that do not match are hidden: cheaper at each keystroke than making them anew. */
function WholeTable({ rows, onOpen }: FirmTableProps) {
  const large = firstFirms.length > MOST_ROWS;
  const matching = new Set(rows);
  const candidates = large ? rows.slice(0, FIRST_ROWS) : ALL_ROWS;
  const letterOfFirst = firstOfLetters(rows);
  return (
    <TableFrame rowCount={rows.length} hidden={rows.length === 0}>
      {candidates.map((row) => {
        const firm = firstFirms[row];
        return firm && <FirmRow key={row} firm={firm} letter={letterOfFirst.get(row)} hidden={!matching.has(row)} onOpen={onOpen} />;
      })}
    </TableFrame>
  );
}

const ALL_ROWS = firstFirms.map(({ row }) => row);

/** The letter of each row that is the first of its letter among those that match. */
export function firstOfLetters(rows: readonly number[]): Map<number, string> {
  return new Map(letterRuns(rows).map(({ letter, first }) => [first, letter]));
}

/** One firm; below 640 px a labelled card. `letter` marks the first of its letter. */
export const FirmRow = memo(function FirmRow({
  firm,
  letter,
  hidden = false,
  place,
  onOpen,
}: {
  firm: ListedFirm;
  letter?: string | undefined;
  hidden?: boolean;
  /** Its number among the rows, header included, where not all rows are in the page. */
  place?: number;
  onOpen: (firm: ListedFirm) => void;
}) {
  const { t } = useLingui();
  return (
    // The button is the control; a click anywhere in the row is the same for a mouse (specification §2).
    <tr id={letter && letterAnchor(letter)} className={styles['row']} hidden={hidden} aria-rowindex={place} onClick={() => onOpen(firm)}>
      <td data-letter={letter}>
        <button type="button" aria-haspopup="dialog">
          <FirmName>{firm.name}</FirmName>
        </button>
      </td>
      <td data-label={t`Country`}>
        <ContentText>{firm.country}</ContentText>
      </td>
      <td data-label={t`License ID`}>
        <bdi dir="ltr">{firm.licenseId}</bdi>
      </td>
    </tr>
  );
});
