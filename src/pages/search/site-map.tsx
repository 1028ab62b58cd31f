import { Link } from 'wouter';
import { i18n } from '@lingui/core';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { pageTexts, type PageText } from '#src/page-texts.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { PAGE_GROUPS } from './page-groups.ts';
import styles from './site-map.module.css';

/** The titles of all pages are nobody's but this page's: each language has them in a chunk. English comes with the page. */
const importers: Partial<Record<string, () => Promise<unknown>>> = import.meta.glob([
  '../../../content/locales/*/page-texts.po',
  '!../../../content/locales/en/*',
]);

const loadTitles = loadOnce(async (code: LanguageCode) => {
  if (code !== DEFAULT_LANGUAGE) await loadOptional(async () => importers[`../../../content/locales/${code}/page-texts.po`]?.());
  return true;
});
loadTitles.set(DEFAULT_LANGUAGE, true);

/** All pages by group, each with what it is about: for who looks around, and without a script. */
export function SiteMap() {
  const { code } = useLanguage();
  const known = loadTitles.ifLoaded(code);
  // Without the titles in the visitor's language, they are in English.
  const { value: isTranslated = known, isFailed } = useLoaded(known ? undefined : code, loadTitles);
  if (!isTranslated && !isFailed) return 'loading...';
  const say = (text: PageText) => (isTranslated ? i18n._(text) : text.message);
  return (
    <div className={styles['groups']}>
      {PAGE_GROUPS.map(({ id, heading, paths }) => (
        <section key={id} aria-labelledby={`pages-${id}`}>
          <h3 id={`pages-${id}`}>{i18n._(heading)}</h3>
          <ul>
            {paths.map((path) => {
              const texts = pageTexts[path];
              return (
                texts && (
                  <li key={path}>
                    <Link href={path}>{path === '/' ? i18n._(REQUIRED_TEXTS.nav_home) : say(texts.title)}</Link>
                    <p>{say(texts.description)}</p>
                  </li>
                )
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
