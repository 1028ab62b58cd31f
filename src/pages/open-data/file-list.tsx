import { Trans } from '@lingui/react/macro';
import type { DataFile } from '#src/content/open-data.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FileLink } from './file-link.tsx';
import styles from './page.module.css';

/** Files to fetch, each with its form, its size and its SHA-256. */
export function FileList({ files }: { files: readonly DataFile[] }) {
  return (
    <ul className={styles['rows']}>
      {files.map((file) => (
        <li key={file.address} className={styles['row']}>
          <FileLink address={file.address} />
          <div>
            <p className={styles['form']}>
              <bdi>{file.format}</bdi>
              <Size bytes={file.bytes} />
            </p>
            <p className={styles['checksum']}>
              SHA-256 <bdi dir="ltr">{file.sha256}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Size({ bytes }: { bytes: number }) {
  const { code } = useLanguage();
  const size = formatNumber(code, Math.ceil(bytes / 1000));
  return (
    <span>
      <Trans>{size} kB</Trans>
    </span>
  );
}
