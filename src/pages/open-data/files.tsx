import { Trans } from '@lingui/react/macro';
import type { DataFile, DescribedFile } from '#src/content/open-data.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './page.module.css';

/** Files to download, each with its format, size and SHA-256. */
export function FileList({ files }: { files: readonly DataFile[] }) {
  return (
    <ul className={`ruled terms ${styles['rows']}`}>
      {files.map((file) => (
        <li key={file.address}>
          <FileLink address={file.address} />
          <div>
            <p className={styles['form']}>
              <bdi translate="no">{file.format}</bdi>
              <Size bytes={file.bytes} />
            </p>
            <p className={styles['checksum']}>
              SHA-256 <Verbatim>{file.sha256}</Verbatim>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Size({ bytes }: { bytes: number }) {
  const size = formatNumber(Math.ceil(bytes / 1000));
  return (
    <span>
      <Trans>{size} kB</Trans>
    </span>
  );
}

/** Files to download, each with what it is for. */
export function DescribedFiles({ files }: { files: readonly DescribedFile[] }) {
  return (
    <ul className={`ruled terms ${styles['rows']}`}>
      {files.map(({ address, description }) => (
        <li key={address}>
          <FileLink address={address} />
          <ContentText as="p">{description}</ContentText>
        </li>
      ))}
    </ul>
  );
}

/** A link to a file with its file name. */
function FileLink({ address }: { address: string }) {
  return (
    <p className={`touch-links ${styles['file']}`}>
      <a href={address}>
        <Icon name="download" />
        <Verbatim>{address.slice(address.lastIndexOf('/') + 1)}</Verbatim>
      </a>
    </p>
  );
}
