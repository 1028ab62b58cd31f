import { Fragment } from 'react';
import { byDay, type Change } from '#src/history/changes.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import type { PageAddress } from '#src/routes.ts';
import styles from './page.module.css';

/**
 * The changes under their days. Each line leads to its record, and ends with its number as a link to the line. Hundreds of lines need few elements.
 * The search of the site leaves the list out, because it would find it for every name.
 */
export function Days({ changes }: { changes: readonly Change[] }) {
  return (
    <div className={styles['days']} data-not-searched>
      {byDay(changes).map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2>{formatDay(day)}</h2>
          <ul>
            {ofDay.map(([number, , , name, address, text, reason]) => (
              <li key={number} id={`e${number}`}>
                {/* oxlint-disable-next-line no-unsafe-type-assertion -- the build writes addresses of pages only */}
                <Link href={address as PageAddress}>
                  <FirmName>{name}</FirmName>
                </Link>
                {`${SPACE}${text} `}
                <a href={`#e${number}`}>{number}</a>
                {reason !== undefined && <ContentText as="p">{reason}</ContentText>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
