import { defineConfig } from 'vite';

// Addresses are relative, so that the built page works from any folder of any host.
export default defineConfig({
    base: './',
    appType: 'mpa',
    cacheDir: '../../build/vite-page',
    build: { target: 'es2022', outDir: '../../build/page', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
    worker: { format: 'es' },
    optimizeDeps: { exclude: ['pave-maps'] },
});
