import { defineConfig } from 'vitest/config';

export default defineConfig({ cacheDir: '../../build/vite-map', test: { include: ['test/**/*.test.ts'] } });
