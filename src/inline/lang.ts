/*
 * The first part of the inline script sets the language, direction and colour scheme before the first paint, so that nothing
 * flashes. `build-time/inline-script.ts` copies the minified code into every page, so it has no types and no imports.
 * `inline-script.test.ts` checks that its constants are those of the site.
 */
{
  const KEY = 'lng';
  const KNOWN = /^(en|es|zh|ar|fr)\b/i;
  const root = document.documentElement;
  let language = 'en';

  // In the order of LANG-2.
  const sources = [
    () => new URLSearchParams(location.search).get(KEY),
    () => new RegExp(`(?:^|; )${KEY}="?([^;]*)`).exec(document.cookie)?.[1],
    () => localStorage.getItem(KEY),
    () => sessionStorage.getItem(KEY),
    () => navigator.language,
    () => root.lang,
  ];
  for (const source of sources) {
    try {
      const [known] = KNOWN.exec(source() ?? '') ?? [];
      if (known) {
        language = known.toLowerCase();
        break;
      }
    } catch {
      // Blocked storage and cookies throw. Try the next source.
    }
  }

  if (language !== 'en') {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    // Hides the English text until React has rendered the other language. The style sheet shows it after a time limit.
    root.dataset['pending'] = '';
  }

  try {
    const scheme = localStorage.getItem('scheme');
    if (scheme === 'light' || scheme === 'dark') root.dataset['theme'] = scheme;
  } catch {
    // Storage is blocked, so the scheme of the system applies.
  }
}
