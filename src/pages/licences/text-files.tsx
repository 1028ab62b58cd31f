import { Trans } from '@lingui/react/macro';
import { SBOM_ADDRESS, TEXTS_ADDRESS } from '#src/licences/list.ts';
import styles from './page.module.css';

/** The files beside the page. The names of licences in it are those of the SPDX list. */
export function TextFiles() {
  return (
    <div className={styles['text']}>
      <p>
        <a href={TEXTS_ADDRESS}>
          <Trans>The full text of every licence</Trans>
        </a>
      </p>
      <p>
        <a href={SBOM_ADDRESS}>
          <Trans>Software bill of materials (CycloneDX)</Trans>
        </a>
      </p>
      <p>
        <Trans>
          The bill of materials also lists the software used only to build and test this website, which never reaches your device.
        </Trans>
      </p>
    </div>
  );
}
