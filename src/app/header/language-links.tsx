import { useLingui } from '@lingui/react/macro';
import site from 'content:site';
import { LANGUAGE } from '#src/i18n/language.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languagesOf, prefixOf, tagOf, type LanguageCode } from '#src/i18n/languages.ts';
import { useLocation } from '#src/parts/link/link.ts';
import styles from './header.module.css';

/**
 * Links to this page in the other languages, where the header has no choice of a language (without a script), and for a visitor
 * whose own language is not that of the page (`inline/lang.ts`).
 */
export function LanguageLinks() {
  const { t } = useLingui();
  const [path] = useLocation();
  if (site.languages.length === 1) return null;
  return (
    <nav className={styles['links']} aria-label={t`Languages`} data-screen-only>
      <div className="wrap tall-links">
        {languagesOf(site)
          .filter(({ code }) => code !== LANGUAGE)
          .map(({ code, name }) => (
            // In the HTML of the page for unknown addresses, the path is `/404`.
            <a key={code} href={prefixOf(code) + path + chooses(code)} hrefLang={code} lang={tagOf(code)} suppressHydrationWarning>
              {name}
            </a>
          ))}
      </div>
    </nav>
  );
}

/** An address without a language opens in the visitor's own, so the link to English says that it means English. */
function chooses(code: LanguageCode): string {
  return code === DEFAULT_LANGUAGE ? `?${LANGUAGE_KEY}=${code}` : '';
}
