import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { EntitySearchForm } from './entity-search-form.tsx';
import { RegisterScale } from './register-scale.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './hero.module.css';

/** What the authority is, two ways on, and the question most visitors come with. */
export function Hero({ search }: { search: EntitySearch }) {
  const { t } = useLingui();
  return (
    <div className={`deep ${styles['hero']}`}>
      <div className="wrap">
        <div className="enter">
          <h1 tabIndex={-1} className={styles['title']}>
            <span>{t({ id: 'hero_title_1', message: 'Ensuring Market Integrity' })}</span>{' '}
            <span>{t({ id: 'hero_title_2', message: 'Across Borders' })}</span>
          </h1>
          <div className={styles['calls']}>
            <p>{t({ id: 'hero_subtitle', message: 'The premier authority for cross-border financial regulation' })}</p>
            <div className={styles['buttons']}>
              <ButtonLink look="solid" href="/regulations">
                {t({ id: 'hero_cta_primary', message: 'View Regulatory Frameworks' })}
              </ButtonLink>
              <ButtonLink look="line" href="/report-abuse">
                {t({ id: 'hero_cta_secondary', message: 'Report Market Abuse' })}
              </ButtonLink>
            </div>
          </div>
        </div>
        <section className={`paper ${styles['ask']}`} aria-labelledby="unified-entity-search">
          <h2 id="unified-entity-search">
            <span>
              <Trans>Unified Entity Search</Trans>
            </span>{' '}
            <Trans>Is this firm regulated?</Trans>
          </h2>
          <EntitySearchForm search={search} />
        </section>
        <RegisterScale search={search} />
      </div>
    </div>
  );
}
