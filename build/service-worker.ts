import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { isPrivatePage } from '#src/offline/private-page.ts';
import { filesIn, namedFiles } from './built-files.ts';
import { LICENCES_FILE, packagesIn, type Package } from './licences.ts';

/**
 * Writes the service worker of a built site. If `enabled` is false, it deletes what an earlier one kept (docs/decisions/020).
 * @returns the packages in it
 */
export async function writeServiceWorker(outDir: string, enabled: boolean): Promise<Package[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', PRIVATE_FILES: JSON.stringify(privateFiles(outDir)) },
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
  writeFileSync(join(outDir, '/service-worker.js'), script.code);
  return packagesIn(result);
}

/** What the private page names, in any language. The worker keeps it only with other pages. */
function privateFiles(outDir: string): string[] {
  const pages = filesIn(outDir).filter((file) => file.endsWith('.html') && isPrivatePage(file));
  return [...new Set(pages.flatMap((file) => namedFiles(outDir, file)))];
}
