import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({ test: { include: ['{src,scripts,deploy,bench}/**/*.test.{ts,tsx}', 'tests/site/**/*.test.ts'] } }),
);
