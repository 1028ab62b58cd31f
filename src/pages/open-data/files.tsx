import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DataFile } from '#src/content/open-data.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './page.module.css';

/** Files to download, each with what is said about it. */
export function Files({ files }: { files: readonly { address: string; about: ReactNode }[] }) {
  return (
    <ul className={`ruled terms ${styles['rows']}`}>
      {files.map(({ address, about }) => (
        <li key={address}>
          <p className={`touch-links ${styles['file']}`}>
            <a href={address}>
              <Icon name="download" />
              <Verbatim>{address.slice(address.lastIndexOf('/') + 1)}</Verbatim>
            </a>
          </p>
          {about}
        </li>
      ))}
    </ul>
  );
}

/** The format, the size and the SHA-256 of a file. */
export function FileFacts({ format, bytes, sha256 }: Omit<DataFile, 'address'>) {
  const size = formatNumber(Math.ceil(bytes / 1000));
  return (
    <div>
      <p className={styles['form']}>
        <bdi translate="no">{format}</bdi>
        <span>
          <Trans>{size} kB</Trans>
        </span>
      </p>
      <p className={`label ${styles['checksum']}`}>
        SHA-256 <Verbatim>{sha256}</Verbatim>
      </p>
    </div>
  );
}
