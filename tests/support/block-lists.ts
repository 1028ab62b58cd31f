/** Reads the block lists as the programs do that they are for. */

/** A list by the end of its address: whether it blocks a host. */
export const READERS: Readonly<Record<string, (source: string) => (host: string) => boolean>> = {
  'hosts.txt': (source) => below(rules(source, '#')),
  'hosts-file.txt': (source) => {
    const hosts = new Set(rules(source, '#').map((rule) => /^0\.0\.0\.0 ([a-z0-9._-]+)$/.exec(rule)?.[1] ?? fail(rule)));
    return (host) => hosts.has(host);
  },
  'adblock.txt': (source) => {
    const [head, ...rest] = rules(source, '!');
    if (head !== '[Adblock Plus]') throw new Error('The first line must name the syntax');
    return below(rest.flatMap((rule) => /^\|\|([a-z0-9._-]+|\[[0-9a-f:]+\])\^$/.exec(rule)?.[1] ?? []));
  },
  'rpz.zone': readZone,
  'unbound.conf': (source) => {
    const [server, ...rest] = rules(source, '#');
    if (server !== 'server:') throw new Error('The settings belong to the server');
    return below(rest.map((rule) => /^local-zone: "([a-z0-9._-]+)\." always_nxdomain$/.exec(rule)?.[1] ?? fail(rule)));
  },
  'wallets.json': (source) => {
    const { blacklist }: { blacklist: string[] } = JSON.parse(source);
    return below(blacklist);
  },
};

/** The rules of the pages in the Adblock list: `host/path`. */
export function pagesIn(source: string): string[] {
  return rules(source, '!').flatMap((rule) => /^\|\|([^^|]+\/[^^|]+)\^$/.exec(rule)?.[1] ?? []);
}

function rules(source: string, comment: string): string[] {
  return source.split('\n').filter((line) => line !== '' && !line.startsWith(comment));
}

function below(listed: readonly string[]): (host: string) => boolean {
  const hosts = new Set(listed);
  return (host) => [host, ...above(host)].some((name) => hosts.has(name));
}

/** As a DNS server does (RFC 4592): a wildcard answers only below the closest name that exists, and names above a record exist. */
function readZone(source: string): (host: string) => boolean {
  const records = rules(source, ';').slice(3);
  const names = new Set(records.map((record) => /^((?:\*\.)?[a-z0-9._-]+) CNAME \.$/.exec(record)?.[1] ?? fail(record)));
  const existing = new Set([...names, ...[...names].flatMap(above)]);
  return (host) => {
    if (existing.has(host)) return names.has(host);
    const closest = above(host).find((name) => existing.has(name));
    return closest !== undefined && names.has(`*.${closest}`);
  };
}

function above(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
}

function fail(rule: string): never {
  throw new Error(`No rule of this form: ${rule}`);
}
