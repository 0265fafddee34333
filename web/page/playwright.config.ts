import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.PAVE_PORT ?? 4173);

// Debian's Chromium, drawing WebGL in software, so that pictures are the same everywhere.
export default defineConfig({
    testMatch: '**/*.test.ts',
    testDir: 'e2e',
    outputDir: '../../build/page-tests',
    snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
    timeout: 60000,
    workers: Number(process.env.PAVE_JOBS ?? 2),
    reporter: [['dot']],
    expect: { timeout: 15000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
    use: {
        baseURL: `http://localhost:${port}/`,
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        colorScheme: 'light',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
            executablePath: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((it) => existsSync(it)),
            args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--font-render-hinting=none'],
        },
    },
    webServer: { command: `vite preview --port ${port} --strictPort --host localhost`, url: `http://localhost:${port}/`, reuseExistingServer: false },
});
