/*
 * The first part of the inline script opens the page in the visitor's language, sets the colour scheme and marks a page that waits for
 * the answer to the question in its address, before the first paint. `build/pages/inline-script.ts` copies the minified code into every
 * page, so it has no types and no imports. It writes the codes of the site into the two expressions below;
 * `inline-script.test.ts` compares the other constants.
 */
{
  const KEY = 'lng';
  const KNOWN = /^(LANGUAGES)\b/i;
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  /** The path without its language. */
  const path = pathname.replace(/^\/(TRANSLATED)(?=\/|$)/, '') || '/';
  /** The address names no language. */
  const free = path === pathname;

  // In the order of LANG-2. The language of the page comes last.
  const sources = [
    () => new URLSearchParams(search).get(KEY),
    () => new RegExp(`(?:^|; )${KEY}="?([^;]*)`).exec(document.cookie)?.[1],
    () => localStorage.getItem(KEY),
    () => sessionStorage.getItem(KEY),
    () => navigator.languages.find((tag) => KNOWN.test(tag)),
  ];
  // The codes of our languages have two letters.
  const pageLanguage = root.lang.slice(0, 2);
  let language = pageLanguage;
  /** The address itself says `?lng=`. */
  let asked = false;
  for (const source of sources) {
    try {
      const [known] = KNOWN.exec(source() ?? '') ?? [];
      if (known) {
        language = known.toLowerCase();
        asked = source === sources[0];
        break;
      }
    } catch {
      // Blocked storage and cookies throw. Try the next source.
    }
  }

  if (language !== pageLanguage) {
    const address = (language === 'en' ? '' : `/${language}`) + path;
    // An address without a language means the visitor's. An address with one is for everyone who opens the link. A host may send its
    // only not-found page, in English, for an unknown address in the visitor's language.
    if ((free || asked) && address !== pathname) {
      // Nothing of this page is painted meanwhile.
      root.hidden = true;
      location.replace(address + search + hash);
    } else root.dataset['offer'] = language;
  }

  try {
    const scheme = localStorage.getItem('scheme');
    if (scheme === 'light' || scheme === 'dark') root.dataset['theme'] = scheme;
  } catch {
    // Storage is blocked, so the scheme of the system applies.
  }

  // A question, such as `?q=`: the answer needs scripts, and takes the place of what the page says without one (`late/late.css`).
  // `app/route-arrival.tsx` removes the mark. Networks and newsletters add parameters that ask nothing, such as `fbclid`.
  if (/[?&](?:q|firm|on|country|status|tier|year|activity)=./.test(search)) root.dataset['waiting'] = search;
}
