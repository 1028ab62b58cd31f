import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import type { Item } from '@frontier/check';
import { piecesOf } from './pieces.ts';
import styles from './marked-text.module.css';

/** The text as it was pasted, with each found item marked by its number in the list. */
export function MarkedText({ text, items }: { text: string; items: readonly Item[] }) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, and a keyboard must reach it (WCAG 2.1.1)
    <div className={styles['text']} role="group" aria-label={t`Your text`} tabIndex={0}>
      {/* A text that the browser has translated cannot be changed in place. */}
      <p key={text} dir="auto">
        {piecesOf(text, items).map(({ begin, piece, number, state }) =>
          number === undefined || state === undefined ? (
            piece
          ) : (
            <mark key={begin} translate="no" className={styles[state]}>
              {piece}
              <sup>{formatNumber(number)}</sup>
            </mark>
          ),
        )}
      </p>
    </div>
  );
}
