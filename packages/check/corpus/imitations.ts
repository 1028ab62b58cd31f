import { cutHost } from '../src/read/public-suffix.ts';
import type { Random } from './random.ts';

type ImitationKind = keyof typeof KINDS;

/** The first label of a domain, and the rest of it. */
interface Cut {
  label: string;
  suffix: string;
}

/** Letters that look like Latin ones, chosen by eye, so that the search is not tested with its own list. */
const HOMOGRAPHS: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', i: 'і', s: 'ѕ' };
const FIGURES: readonly (readonly [string, string])[] = [
  ['l', '1'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['u', 'ü'],
];
const ENDINGS = ['net', 'info', 'online', 'co', 'app', 'site', 'org', 'com.co', 'live', 'click', 'top'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Hosts that imitate nobody by themselves. Fraudsters put the name of a firm before or behind them. */
const OTHERS = ['login-centre.com', 'verify-your-account.info', 'client-area.net', 'documents-shared.top', 'webform-desk.site'];

/** Functions that make an imitation of a domain, or return undefined if the domain has no letter for it. */
const KINDS = {
  'same label under another suffix': (random, { label, suffix }) => {
    const ending = random.pick(ENDINGS);
    return ending === suffix ? undefined : `${label}.${ending}`;
  },
  'one edit': (random, { label, suffix }) => {
    const at = random.below(label.length);
    const letter = random.pick(LETTERS);
    const edited = random.pick([
      label.slice(0, at) + letter + label.slice(at + 1),
      label.slice(0, at) + letter + label.slice(at),
      label.slice(0, at) + label.slice(at + 1),
      label.slice(0, at) + label.slice(at + 1, at + 2) + label.slice(at, at + 1) + label.slice(at + 2),
    ]);
    return edited !== label && edited.length > 1 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(edited) ? `${edited}.${suffix}` : undefined;
  },
  'look-alike letters': (random, { label, suffix }) => {
    const places = [...label].flatMap((letter, at) => (letter in HOMOGRAPHS ? [at] : []));
    const figure = FIGURES.find(([letter]) => label.includes(letter));
    if (places.length === 0) return figure && `${label.replace(...figure)}.${suffix}`;
    const at = random.pick(places);
    return `${label.slice(0, at)}${HOMOGRAPHS[label.charAt(at)]}${label.slice(at + 1)}.${suffix}`;
  },
  'brand inside a longer label': (random, { label, suffix }) => {
    const longer = random.pick([
      `secure-${label}`,
      `${label}-login`,
      `${label}online`,
      `my${label}`,
      `${label}-support`,
      `${label}-verification`,
      `${label}invest`,
      `the${label}`,
      `${label}24`,
      `${label}-kunden`,
      `${label}-clientes`,
      `espace-${label}`,
      `get${label}`,
      `${label}-uk`,
      `pay-${label}-now`,
    ]);
    return `${longer}.${random.pick(['com', 'net', 'info', suffix])}`;
  },
  'brand in a subdomain': (random, { label, suffix }) =>
    random.pick([
      `${label}.${random.pick(OTHERS)}`,
      `${label}.${suffix}.${random.pick(OTHERS)}`,
      `login.${label}.${random.pick(OTHERS)}`,
      `${label}.pages.dev`,
      `www-${label}.${random.pick(OTHERS)}`,
    ]),
  'brand in a path': (random, { label, suffix }) =>
    random.pick([
      `https://${random.pick(OTHERS)}/${label}`,
      `https://${random.pick(OTHERS)}/${label}/login`,
      `https://${random.pick(OTHERS)}/${label}.${suffix}/`,
      `https://${random.pick(OTHERS)}/account/${label}-login`,
    ]),
} satisfies Record<string, (random: Random, cut: Cut) => string | undefined>;

export const IMITATION_KINDS = Object.keys(KINDS).filter((kind): kind is ImitationKind => kind in KINDS);

/** Makes an imitation of a domain; undefined if its label is too short for one. */
export function imitate(random: Random, kind: ImitationKind, domain: string): string | undefined {
  const { label, suffix } = cutHost(domain);
  if (label === undefined) return undefined;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const typed = KINDS[kind](random, { label, suffix });
    if (typed !== undefined) return typed;
  }
  return undefined;
}
