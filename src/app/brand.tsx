import site from 'content:site';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import styles from './brand.module.css';

/** The mark (an F made of rulers) and the name, as a link to the home page. */
export function Brand({ tagline }: { tagline?: string }) {
  return (
    <Link className={styles['brand']} href="/">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path className={styles['ground']} d="M0 0h36v36H0z" />
        <path className={styles['strokes']} d="M9.5 7v22M9 8.5h19M9 18h13" strokeWidth="3" />
        <path className={styles['strokes']} d="M13 13.2h5M13 22.8h5M13 27.5h9" strokeWidth="1.25" />
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
