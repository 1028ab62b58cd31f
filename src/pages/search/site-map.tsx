import { useLingui } from '@lingui/react';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { pageMeta, textOf } from '#src/page-meta.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { findRoute } from '#src/routes.ts';
import { PAGE_GROUPS } from './page-groups.ts';
import styles from './results.module.css';

/** All pages by group, each with its description, for visitors who browse or have no script. */
export function SiteMap() {
  const { i18n } = useLingui();
  return (
    <div className={styles['groups']}>
      {PAGE_GROUPS.map(({ id, heading, paths }) => (
        <section key={id} aria-labelledby={`pages-${id}`}>
          <h3 id={`pages-${id}`}>{i18n._(heading)}</h3>
          <ul className="ruled list-links actions">
            {paths.map((path) => {
              const { title, description } = pageMeta[findRoute(path).page];
              return (
                <li key={path}>
                  <Link href={path}>
                    <ContentText>{textOf(path === '/' ? REQUIRED_TEXTS.nav_home : title)}</ContentText>
                  </Link>
                  <ContentText as="p" className="meta measure">
                    {textOf(description)}
                  </ContentText>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
