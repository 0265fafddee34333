import { defineConfig } from 'vitest/config';
import { withEarly } from './early.ts';
import { besideWorkers, shared } from './shared.ts';

// Addresses are relative, so that the built page works from any folder of any host.
export default defineConfig({
    base: './',
    appType: 'mpa',
    cacheDir: '../../build/vite-page',
    plugins: [withEarly(), shared()],
    build: { target: 'es2022', outDir: '../../build/page', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
    worker: { format: 'es', plugins: () => [besideWorkers()] },
    optimizeDeps: { exclude: ['pave-maps'] },
    test: { include: ['test/**/*.test.ts'] },
});
