import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// Debian's Chromium with one typeface, as for web/page. The tests host their maps themselves.
export default defineConfig({
    testMatch: '**/*.test.ts',
    testDir: 'e2e',
    outputDir: '../../build/map-tests',
    timeout: 60000,
    workers: Number(process.env.PAVE_JOBS ?? 2),
    reporter: [['dot']],
    expect: { timeout: 15000 },
    use: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        colorScheme: 'light',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
            executablePath: browsers.find((it) => existsSync(it)),
            args: ['--font-render-hinting=none'],
            env: { ...process.env as Record<string, string>, FONTCONFIG_FILE: join(import.meta.dirname, '../page/e2e/fonts.conf') },
        },
    },
});
