import { fromCookie, fromHtmlTag, fromNavigator, fromStorage, fromUrl } from '@lingui/detect-locale';

/*
 * The one blocking script (/lang.js): before the first paint it sets the page's language, direction and
 * colour scheme, so that nothing flashes. Kept under 1 kB: it imports nothing of the site, and
 * `languages.test.ts` holds its three constants equal to the site's.
 */

const KEY = 'lng';
const KNOWN = /^(en|es|zh|ar|fr)\b/i;
const root = document.documentElement;

/** Storage and cookies throw where the visitor has blocked them; the next source is asked then. */
function ask(source: () => string | null): string | undefined {
  try {
    return KNOWN.exec(source() ?? '')?.[1]?.toLowerCase();
  } catch {
    return undefined;
  }
}

// The specification's order (§4).
const language =
  ask(() => fromUrl(KEY)) ??
  ask(() => fromCookie(KEY)) ??
  ask(() => fromStorage(KEY)) ??
  ask(() => fromStorage(KEY, { useSessionStorage: true })) ??
  ask(() => fromNavigator()) ??
  ask(() => fromHtmlTag('lang')) ??
  'en';

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
