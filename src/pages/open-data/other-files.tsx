import openData from 'content:open-data';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FileLink } from './file-link.tsx';
import styles from './page.module.css';

/** What stands beside the data sets: the list of checksums and the catalogue. */
export function OtherFiles() {
  return (
    <ul className={styles['rows']}>
      {openData.others.map(({ address, description }) => (
        <li key={address} className={styles['row']}>
          <FileLink address={address} />
          <ContentText as="p">{description}</ContentText>
        </li>
      ))}
    </ul>
  );
}
