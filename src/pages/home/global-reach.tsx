import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import home from 'content:home';
import map from 'content:map';
import places from 'content:places';
import site from 'content:site';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Section } from '#src/ui/section.tsx';
import styles from './reach.module.css';

/** Global Reach: two figures, and the map of where the firms are (HOME-3, HOME-4). */
export function GlobalReach() {
  return (
    <Section heading={<Trans>Global Reach</Trans>} ground="plate">
      <div className={`thirds ${styles['fields']}`}>
        <dl className={styles['figures']}>
          {home.reach.map(({ figure, label }) => (
            <div key={label}>
              <ContentText as="dt">{label}</ContentText>
              <dd>
                <bdi dir="ltr">{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <WorldMap />
      </div>
    </Section>
  );
}

/**
 * Our own map over the external picture, which has the same projection. It is complete without the picture. Of the files for the
 * two colour schemes, the browser fetches only the one it shows: after the page, and before anybody scrolls to it.
 */
function WorldMap() {
  const { t } = useLingui();
  const { city } = places.seat;
  const text = t`World map of the firms we regulate, by country`;
  const size = { width: map.width, height: map.height, loading: 'lazy', decoding: 'async' } as const;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ours = sheet.current?.querySelectorAll<HTMLImageElement>(':scope > img') ?? [];
    for (const image of ours) if (image.getClientRects().length > 0) image.loading = 'eager';
  }, []);
  return (
    <figure>
      <div ref={sheet} className={styles['sheet']}>
        <div className={styles['picture']}>
          <img src={places.mapImage} alt="" width="2048" height="1024" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
        </div>
        <img className={styles['light']} src={map.light} alt={text} {...size} />
        <img className={styles['dark']} src={map.dark} alt={text} {...size} />
      </div>
      <ol className={`touch-links cluster ${styles['largest']}`}>
        {map.largest.map(({ code, name, count }) => (
          <li key={code}>
            <Link href={`/regulated-companies?country=${code}`}>{name}</Link> <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ol>
      <figcaption className={`apart ${styles['caption']}`}>
        <span>
          <Trans>The larger the circle, the more firms we regulate in that country.</Trans>
          {site.fictional && (
            <>
              {SPACE}
              <Trans>
                The register of this demonstration contains only some of the firms. The two rounded figures are examples and are not counted
                from it.
              </Trans>
            </>
          )}
        </span>
        <span>
          <Trans>The cross marks our headquarters in {city}.</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
