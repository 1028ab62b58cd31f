import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LICENCES_FILE, packagesIn, type Package } from '../licences.ts';
import { WORKER_ADDRESS } from '#src/offline/worker/messages.ts';
import { describeRelease } from './describe-release.ts';
import { asCode } from './release-in-worker.ts';

/**
 * Writes the service worker of a built site. If `enabled` is false, it deletes the copy that an earlier one made
 * (docs/decisions/020).
 * @returns the packages in it
 * @throws if the site lacks files that every release has.
 */
export async function writeServiceWorker(outDir: string, enabled: boolean, built: Date): Promise<Package[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      RELEASE: enabled ? asCode(await describeRelease(outDir, built)) : '{}',
    },
    build: {
      write: false,
      license: { fileName: LICENCES_FILE },
      minify: true,
      target: 'baseline-widely-available',
      lib: { entry: `src/offline/worker/${enabled ? 'service-worker' : 'retire'}.ts`, formats: ['iife'], name: 'worker' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The service worker produced no bundle');
  const [script] = bundle.output;
  writeFileSync(join(outDir, WORKER_ADDRESS), script.code);
  return packagesIn(result);
}
