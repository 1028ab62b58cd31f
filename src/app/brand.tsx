import site from 'content:site';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import styles from './brand.module.css';

/** The mark and the name, as a link to the home page. The F of the mark is cut out, so that it has the colour behind it, in forced colours too. */
export function Brand({ tagline }: { tagline?: string }) {
  return (
    <Link className={styles['brand']} href="/">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M0 0v36h36V0zM8 7h20v3H11v6.5h11v3H11V29H8zM13 12.575h5v1.25h-5zM13 22.175h5v1.25h-5zM13 26.875h9v1.25h-9z" />
      </svg>
      <span>
        <span className={styles['name']}>{site.name}</span>
        {tagline && (
          <span className={styles['tagline']}>
            <ContentText>{tagline}</ContentText>
          </span>
        )}
      </span>
    </Link>
  );
}
