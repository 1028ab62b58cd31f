import { use } from 'react';
import { Link } from 'wouter';
import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { SPECIFICATION_TEXTS } from '#src/i18n/specification-texts.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { pageTexts } from '#src/page-texts.ts';
import { loadOptional } from '#src/ui/optional-part.ts';
import { PAGE_GROUPS } from './page-groups.ts';
import styles from './site-map.module.css';

/** The titles of all pages are nobody's but this page's: each language has them in a chunk. English comes with the page. */
const importers: Partial<Record<string, () => Promise<{ messages: Messages }>>> = import.meta.glob<{ messages: Messages }>([
  '../../../content/locales/*/page-texts.po',
  '!../../../content/locales/en/*',
]);

const loading = new Map<LanguageCode, Promise<Messages | undefined>>();

/** All pages by group, each with what it is about: for who looks around, and without a script. */
export function SiteMap() {
  const { i18n } = useLingui();
  const { code } = useLanguage();
  const words = code === DEFAULT_LANGUAGE ? undefined : use(titlesOf(code));
  const say = ({ id, message }: { id: string; message: string }) => {
    const text = words?.[id];
    return typeof text === 'string' ? text : i18n._({ id, message });
  };
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
                    <Link href={path}>{path === '/' ? i18n._(SPECIFICATION_TEXTS.nav_home) : say(texts.title)}</Link>
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

/** Without them the titles are in English. */
function titlesOf(code: LanguageCode): Promise<Messages | undefined> {
  const known = loading.get(code);
  if (known) return known;
  const importer = importers[`../../../content/locales/${code}/page-texts.po`];
  const titles = loadOptional(async () => (await importer?.())?.messages).catch((error: unknown) => {
    loading.delete(code);
    reportError(error);
    return undefined;
  });
  loading.set(code, titles);
  return titles;
}
