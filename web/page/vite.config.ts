import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { withEarly } from './early.ts';
import { offline } from './offline.ts';
import { besideWorkers, shared } from './shared.ts';

// Addresses are relative, so that the built page works from any folder of any host.
export default defineConfig({
    base: './',
    appType: 'mpa',
    resolve: { alias: Object.fromEntries(['d3-transition', 'd3-interpolate'].map((it) => [it, join(import.meta.dirname, 'src/stage/still.ts')])) },
    cacheDir: '../../build/vite-page',
    plugins: [withEarly(), shared(), offline()],
    build: {
        target: 'es2022', outDir: '../../build/page', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1000,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'editor', test: /node_modules.(@codemirror|@lezer|@marijn|style-mod|w3c-keyname|crelt)/ }] } } },
    },
    worker: { format: 'es', plugins: () => [besideWorkers()] },
    optimizeDeps: { exclude: ['pave-maps'] },
    test: { include: ['test/**/*.test.ts'], isolate: false },
});
