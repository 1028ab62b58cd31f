import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { LiveSearch } from '#src/parts/search-field/live-search.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { useQuestionOfAddress, useSearchText } from '#src/ui/url-state.ts';
import { Results } from './results.tsx';
import { SiteMap } from './site-map.tsx';
import { useSiteSearch } from './use-site-search.ts';
import styles from './results.module.css';

/** Search in all pages, documents and questions, with a list of all pages below. Without a script, only the list is useful. */
export default function SearchPage() {
  const [text, setText] = useSearchText(true);
  useTitlePrefix(useQuestionOfAddress());
  const asked = text.trim();
  const [times, setTimes] = useState(0);
  const search = useSiteSearch(asked !== '');

  return (
    <>
      <PageHead
        heading={<Trans>Search</Trans>}
        lead={<Trans>Search pages, questions, guidance and other documents, the firms we regulate and the firms we warn about.</Trans>}
      >
        <LiveSearch
          action={addressOf('/search')}
          label={<Trans>Search this site</Trans>}
          data-focus-on-arrival={text === '' || undefined}
          text={text}
          onChange={setText}
          onFocus={search.load}
          onKeyDown={(event) => {
            // Safari and Chromium clear the field themselves; Firefox does not.
            if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
            event.preventDefault();
            setText('');
          }}
          onSubmit={(submitted) => {
            setText(submitted);
            // Announces the number of results again.
            setTimes(times + 1);
          }}
        />
        <noscript>
          <p className={styles['without']}>
            <Trans>The search runs in your browser and needs JavaScript. The list of all pages below works without it.</Trans>
          </p>
        </noscript>
      </PageHead>
      <Results asked={asked} search={search.state} times={times}>
        <div data-hidden-while="waiting">
          <Section heading={<Trans>All pages</Trans>} ground="plate">
            <SiteMap />
          </Section>
        </div>
      </Results>
    </>
  );
}
