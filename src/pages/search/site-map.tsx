import { use } from 'react';
import { Link } from 'wouter';
import { i18n } from '@lingui/core';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { pageTexts, type PageText } from '#src/page-texts.ts';
import { loadOptional } from '#src/ui/optional-part.ts';
import { PAGE_GROUPS } from './page-groups.ts';
import styles from './site-map.module.css';

/** The titles of all pages are nobody's but this page's: each language has them in a chunk. English comes with the page. */
const importers: Partial<Record<string, () => Promise<unknown>>> = import.meta.glob([
  '../../../content/locales/*/page-texts.po',
  '!../../../content/locales/en/*',
]);

const loading = new Map<LanguageCode, Promise<boolean>>();

/** All pages by group, each with what it is about: for who looks around, and without a script. */
export function SiteMap() {
  const { code } = useLanguage();
  const translated = code === DEFAULT_LANGUAGE || use(loadTitles(code));
  const say = (text: PageText) => (translated ? i18n._(text) : text.message);
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

/** Adds the titles to the words of a language. @returns whether they are there; without them the titles are in English. */
function loadTitles(code: LanguageCode): Promise<boolean> {
  const known = loading.get(code);
  if (known) return known;
  const titles = loadOptional(async () => {
    await importers[`../../../content/locales/${code}/page-texts.po`]?.();
    return true;
  }).catch((error: unknown) => {
    loading.delete(code);
    reportError(error);
    return false;
  });
  loading.set(code, titles);
  return titles;
}
