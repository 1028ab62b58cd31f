import { use, useEffect, useRef, useState, type ComponentType } from 'react';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * Nothing, as the page's policy lets it be set (Trusted Types §4.4): React sets it when hydration has failed and it draws
 * the page anew. A string would be refused, and the whole page with it.
 */
const NOTHING = globalThis.trustedTypes?.emptyHTML ?? '';

/** The parts of the served page that React has taken over: once it has left them, their markup is gone. */
const taken = new Set<string>();

/**
 * Makes a part that only shows something out of the chunk that draws it: where the served page holds it, its markup
 * stays as it is, and neither its code nor its content is in the first load. In another language, and on a later visit
 * to the page, the chunk is fetched. `servedAs` names the place, once a page. A link in it must be one that may load a
 * page anew; its styles must be imported where it is used, or the first load lacks them.
 */
export function served<Props extends object>(importer: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= importer().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Drawn(props: Props) {
    const Part = loaded ?? use(load());
    return <Part {...props} />;
  }

  return function Served({ servedAs, ...props }: Props & { servedAs: string }) {
    const { code } = useLanguage();
    const ref = useRef<HTMLDivElement>(null);
    const [kept, setKept] = useState(() => isServed(servedAs));
    useEffect(() => {
      taken.add(servedAs);
      // When hydration fails, React draws the page anew, and without what stood here.
      if (ref.current?.hasChildNodes() === false) setKept(false);
    }, [servedAs]);
    // Leaving the page asks for the code, so that it is here when the visitor comes back: a page that waits for a part of
    // itself is too short for the browser to restore the position.
    useEffect(() => () => void load().catch(() => undefined), []);
    useEffect(() => {
      // The English markup stays until there is something to put in its place.
      if (kept && code !== DEFAULT_LANGUAGE) load().then(() => setKept(false), reportError);
    }, [kept, code]);

    if (kept) {
      // oxlint-disable-next-line react/no-danger -- React leaves what it finds, which the build wrote
      return <div ref={ref} data-served={servedAs} dangerouslySetInnerHTML={{ __html: NOTHING }} suppressHydrationWarning />;
    }
    return (
      <div key="drawn" data-served={servedAs}>
        {/* oxlint-disable-next-line no-unsafe-type-assertion -- all of them but servedAs */}
        <Drawn {...(props as unknown as Props)} />
      </div>
    );
  };
}

function isServed(name: string): boolean {
  return (
    !import.meta.env.SSR &&
    document.documentElement.lang === DEFAULT_LANGUAGE &&
    !taken.has(name) &&
    document.querySelector(`[data-served="${name}"]`) !== null
  );
}
