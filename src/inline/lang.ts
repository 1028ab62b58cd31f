/*
 * The first part of the inline script. Before the first paint it sets the page's language, direction and colour scheme, so
 * that nothing flashes. It stands in every page as it is here, without its comments (`build/inline-script.ts`): so it holds
 * no type, imports nothing, and `inline-script.test.ts` holds its constants equal to the site's.
 */
{
  const KEY = 'lng';
  const KNOWN = /^(en|es|zh|ar|fr)\b/i;
  const root = document.documentElement;
  let language = 'en';

  // The required order (LANG-2).
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
      // Storage and cookies throw where the visitor has blocked them: the next source is asked.
    }
  }

  if (language !== 'en') {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    // Hides the English text until the client has rendered; the style sheet shows it after a time limit.
    root.dataset['pending'] = '';
  }

  try {
    const scheme = localStorage.getItem('scheme');
    if (scheme === 'light' || scheme === 'dark') root.dataset['theme'] = scheme;
  } catch {
    // Blocked storage: the system's scheme holds.
  }
}
