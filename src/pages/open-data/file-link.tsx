import { Icon } from '#src/ui/icon.tsx';
import styles from './page.module.css';

/** A link to a file, by the file's name. */
export function FileLink({ address }: { address: string }) {
  return (
    <p className={`touch-links ${styles['file']}`}>
      <a href={address}>
        <Icon name="download" />
        <bdi dir="ltr">{address.slice(address.lastIndexOf('/') + 1)}</bdi>
      </a>
    </p>
  );
}
