import { build, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { contentPlugin } from './src/content/build/plugin.ts';

export default defineConfig({
  plugins: [contentPlugin(), langScript(), react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // The address of a chunk changes with its content alone, so that a release invalidates only what changed.
      output: { hashCharacters: 'base36' },
    },
  },
});

/** Builds `src/i18n/lang.ts` into the one classic script, `/lang.js`, and serves it in development. */
function langScript(): Plugin {
  const address = '/lang.js';
  async function compile(): Promise<string> {
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, minify: true, lib: { entry: 'src/i18n/lang.ts', formats: ['iife'], name: 'lang' } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (!bundle || !('output' in bundle)) throw new Error('lang.ts gave no bundle');
    return bundle.output[0].code;
  }
  return {
    name: 'lang-script',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await compile() });
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        compile().then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
  };
}
