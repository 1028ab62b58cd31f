/** Hosts that open the same pages as another host. */
const SAME_HOST = new Map([
  ['telegram.me', 't.me'],
  ['telegram.dog', 't.me'],
  ['fb.com', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['web.facebook.com', 'facebook.com'],
  ['m.me', 'facebook.com'],
  ['mobile.twitter.com', 'twitter.com'],
  ['x.com', 'twitter.com'],
  ['instagr.am', 'instagram.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** Beginnings of a path that lead to the same page as the path without them. */
const SAME_PATH = new Map([
  ['t.me', /^\/(?:s|share|joinchat)(?=\/)/],
  ['facebook.com', /^\/(?:pg|people)(?=\/)/],
]);

/**
 * The usual address of a page or mailbox that has two: `telegram.me/apex` and `apex.t.me` are `t.me/apex`, and `a.pex@googlemail.com` is
 * `apex@gmail.com`.
 */
export function usualPlace<T extends { host: string; path: string }>(place: T): T {
  const [name = '', ...above] = place.host.split('.');
  const isTelegram = above.join('.') === 't.me';
  const host = isTelegram ? 't.me' : (SAME_HOST.get(place.host) ?? place.host);
  const path = isTelegram ? `/${name}` : place.path.replace(SAME_PATH.get(host) ?? /$^/, '');
  return { ...place, host, path };
}

/** The usual form of an email address in lower case. Gmail ignores dots, and most providers what follows a plus sign. */
export function usualMailbox(address: string): string {
  const [mailbox = '', host = ''] = address.toLowerCase().split(/@(?=[^@]*$)/);
  const usual = usualPlace({ host, path: '/' }).host;
  const name = mailbox.replace(/(?<=.)\+.*$/, '');
  return `${usual === 'gmail.com' ? name.replaceAll('.', '') : name}@${usual}`;
}
