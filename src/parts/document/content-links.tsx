import { Link } from '#src/parts/link/link.ts';
import type { Framework } from '#build/content/schemas/records.ts';
import { ContentText } from './content-text.tsx';
import styles from './document-sections.module.css';

/** A list of links that the content names. */
export function ContentLinks({ links, className = '' }: { links: Framework['links']; className?: string | undefined }) {
  return (
    <ul className={`${styles['links']} ${className}`}>
      {links.map(({ text, link }) => (
        <li key={link}>
          <Link href={link}>
            <ContentText>{text}</ContentText>
          </Link>
        </li>
      ))}
    </ul>
  );
}
