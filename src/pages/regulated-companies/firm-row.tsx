import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ListedFirm } from '#src/register/firm-rows.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { letterAnchor } from './letters.ts';
import styles from './firm-table.module.css';

/** One firm; below 640 px a labelled card. `letter` marks the first of its letter. */
export const FirmRow = memo(function FirmRow({
  firm,
  letter,
  hidden = false,
  position,
  onOpen,
}: {
  firm: ListedFirm;
  letter?: string | undefined;
  hidden?: boolean;
  /** Its number among all rows, counting the header, if the page does not contain them all. */
  position?: number;
  onOpen: (firm: ListedFirm) => void;
}) {
  const { t } = useLingui();
  return (
    // The button is the control. With a mouse, a click anywhere in the row does the same (DIR-3).
    <tr id={letter && letterAnchor(letter)} className={styles['row']} hidden={hidden} aria-rowindex={position} onClick={() => onOpen(firm)}>
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
