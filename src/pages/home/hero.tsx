import { Trans, useLingui } from '@lingui/react/macro';
import { SPACE } from '#src/i18n/punctuation.ts';
import { HERO_TEXTS as TEXTS } from '#src/i18n/hero-texts.ts';
import { Link } from '#src/parts/link/link.ts';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { EntitySearchForm } from './entity-search-form.tsx';
import { OnlyHere } from '#src/parts/search-field/text-lost.tsx';
import { RegisterScale } from './register-scale.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './hero.module.css';

/** What the Authority is, two links, and the question that most visitors have. */
export function Hero({ search }: { search: EntitySearch }) {
  const { i18n } = useLingui();
  return (
    <div className={`deep ${styles['hero']}`}>
      <div className="wrap">
        <div className="enter">
          <h1 tabIndex={-1} className={styles['title']}>
            <span>{i18n._(TEXTS.hero_title_1)}</span>
            {SPACE}
            <span>{i18n._(TEXTS.hero_title_2)}</span>
          </h1>
          <div className={`thirds ${styles['calls']}`}>
            <p>{i18n._(TEXTS.hero_subtitle)}</p>
            <div className={`cluster ${styles['buttons']}`}>
              <ButtonLink variant="solid" href="/regulations">
                {i18n._(TEXTS.hero_cta_primary)}
              </ButtonLink>
              <ButtonLink variant="line" href="/report-abuse">
                {i18n._(TEXTS.hero_cta_secondary)}
              </ButtonLink>
            </div>
          </div>
        </div>
        <section className={`paper ${styles['ask']}`} aria-labelledby="unified-entity-search" data-screen-only>
          <h2 id="unified-entity-search">
            <span className="label">
              <Trans>Unified Entity Search</Trans>
            </span>{' '}
            <Trans>Is this firm regulated?</Trans>
          </h2>
          <EntitySearchForm search={search} />
          <noscript>
            <p>
              <Trans>This search needs JavaScript. Without it, check each of the two lists yourself.</Trans>
            </p>
          </noscript>
          <OnlyHere text={search.query} />
          <p className={styles['check']}>
            <Link href="/check">
              <Trans>Check a web or email address</Trans>
            </Link>
          </p>
        </section>
        <RegisterScale search={search} />
      </div>
    </div>
  );
}
