import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env.PAVE_PORT ?? '0'; // 0: any that is free; serve.ts says which
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// Debian's Chromium, drawing WebGL in software and with one typeface, so that pictures are the same everywhere.
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
        baseURL: `http://localhost:${process.env.PAGE_PORT ?? port}/`,
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        colorScheme: 'light',
        serviceWorkers: 'block', // which would fetch all rooms
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
            executablePath: browsers.find((it) => existsSync(it)),
            args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--font-render-hinting=none'],
            env: { ...process.env as Record<string, string>, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/fonts.conf') },
        },
    },
    webServer: { command: `"${process.execPath}" serve.ts ${port}`, wait: { stdout: /The page: http:\/\/localhost:(?<page_port>\d+)/ } },
});
