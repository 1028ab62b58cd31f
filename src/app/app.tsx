import { Suspense, useRef } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Router } from 'wouter';
import { useLocation } from '#src/parts/link/link.ts';
import { PrintedFrom } from '#src/parts/printed-from/printed-from.tsx';
import { PREFIX } from '#src/i18n/address.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { TextElement } from '#src/i18n/text-element.tsx';
import { findRoute } from '#src/routes.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Toaster } from '#src/parts/toast/toaster.tsx';
import { DemonstrationLine } from './demonstration-line.tsx';
import { Footer } from './footer/footer.tsx';
import { LanguageLinks } from './header/language-links.tsx';
import { Header } from './header/header.tsx';
import { keepUntilLoaded } from './keep-until-loaded.ts';
import { LinkPrefetch } from './link-prefetch.tsx';
import { usePage } from './pages.ts';
import { RouteArrival } from './route-arrival.tsx';
import { Loading } from '#src/late/loading.tsx';
import styles from './app.module.css';

// Every text is in the code already (`build/texts/inline-texts.ts`), so there is no catalogue to load.
i18n.loadAndActivate({ locale: LANGUAGE, messages: {} });

/** The whole site. Only the prerender gives a `path`; in the browser it is the path of the address. */
export function App({ path = location.pathname }: { path?: string }) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={TextElement}>
      <Router base={PREFIX} ssrPath={path} aroundNav={keepUntilLoaded}>
        <ErrorBoundary served>
          {/* The first link of a page skips the header (WCAG 2.4.1). */}
          <a className={styles['skip']} href="#main" data-screen-only>
            <Trans>Skip to main content</Trans>
          </a>
          <LanguageLinks />
          <PrintedFrom className="wrap" />
          <DemonstrationLine />
          <ErrorBoundary part served>
            <Header />
          </ErrorBoundary>
          <Main />
          <ErrorBoundary part served>
            <Footer />
          </ErrorBoundary>
          <Toaster />
          <LinkPrefetch />
        </ErrorBoundary>
      </Router>
    </I18nProvider>
  );
}

function Main() {
  const { t } = useLingui();
  const [pathname] = useLocation();
  const route = findRoute(pathname);
  const openedRef = useRef(false);
  return (
    <main id="main" tabIndex={-1} data-loading={t`loading...`}>
      <ErrorBoundary key={route.path} served>
        <Suspense fallback={<Loading className="wrap" />}>
          <Page name={route.page} />
          <RouteArrival route={route} pathname={pathname} openedRef={openedRef} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

function Page({ name }: { name: string }) {
  const Content = usePage(name);
  return <Content />;
}
