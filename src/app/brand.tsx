import site from 'content:site';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { SIGN } from '#src/app/sign.ts';
import styles from './app.module.css';

/** The mark and the name, as a link to the home page. The F of the mark is cut out, so that it has the colour behind it, in forced colours too. */
export function Brand({ tagline }: { tagline?: string }) {
  return (
    <Link className={styles['brand']} href="/">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d={SIGN} />
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
