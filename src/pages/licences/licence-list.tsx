import type { ListedLicence } from '#src/licences/list.ts';
import styles from './page.module.css';

/** Works by their names, each with its version and the short name of its licence (SPDX). */
export function LicenceList({ licences }: { licences: readonly ListedLicence[] }) {
  return (
    <dl className={styles['rows']}>
      {licences.map(({ name, version, licence }) => (
        <div key={name} className={styles['row']}>
          <dt>
            <bdi dir="ltr">{version === undefined ? name : `${name} ${version}`}</bdi>
          </dt>
          <dd>
            <bdi dir="ltr">{licence}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
