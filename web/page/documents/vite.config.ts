import { defineConfig } from 'vite';
import { site } from './site.ts';

// The documents, beside the page in build/page/docs.
export default defineConfig({
    root: import.meta.dirname,
    base: './',
    cacheDir: '../../../build/vite-documents',
    publicDir: false,
    plugins: [site()],
    build: { target: 'es2022', outDir: '../../../build/page/docs', emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false }, input: `${import.meta.dirname}/client.ts` } },
});
