import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { WarningSign } from '#src/ui/icon.tsx';
import type { FirmCounts } from './count-firms.ts';
import styles from './results.module.css';

/** How many firms the question finds in each list, with a link to them. Warned firms come first, so that nobody misses a warning. */
export function FirmLines({ firms, asked }: { firms: FirmCounts; asked: string }) {
  const lists = [
    { path: '/warnings', count: firms.warned, sign: <WarningSign />, name: <Trans>Firms we warn about</Trans> },
    { path: '/regulated-companies', count: firms.regulated, sign: undefined, name: <Trans>Regulated firms</Trans> },
  ] as const;
  const found = lists.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <ul className={`tall-links ${styles['firms']}`}>
      {found.map(({ path, count, sign, name }) => (
        <li key={path}>
          {sign && <span className={styles['warning']}>{sign}</span>}
          <Link href={askAt(path, asked)}>{name}</Link> <span className="label number">{formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  );
}
