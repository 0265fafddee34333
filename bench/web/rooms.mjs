// Prints the table of the rooms in docs/benchmarks-web.md: lines of code at commit 08d27a3f and now, the bytes that a first visit fetches until the
// picture stands (gzip), and the least milliseconds of five visits. Usage: node bench/web/rooms.mjs,
// after scripts/play --build and bench/web/run, which links the packages
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const before = '08d27a3f';
const page = join(import.meta.dirname, '../../web/page');
const rooms = ['', 'parts', 'tessellation', 'worlds', 'regions', 'tactics', 'aperiodic'];
const git = (...words) => execFileSync('git', ['-C', join(page, '../..'), ...words], { encoding: 'utf8', maxBuffer: 1 << 26 });

/** Lines that are neither empty nor comments. */
const linesOf = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').split('\n').filter((line) => line.trim() && !/^\s*\/\//.test(line)).length;
function lines(commit, room) {
    const isMine = (file) => (room ? file.startsWith(`web/page/src/rooms/${room}/`) : !/\/rooms\/\w+\/|\/(e2e|test)\//.test(file)) && /\.(ts|tsx|css|html)$/.test(file);
    const files = git('ls-tree', '-r', '--name-only', commit, 'web/page').trim().split('\n').filter(isMine);
    return files.reduce((sum, file) => sum + linesOf(git('show', `${commit}:${file}`)), 0);
}

async function visit(browser, address) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const tab = await context.newPage();
    const answers = [];
    tab.on('response', (it) => answers.push(it.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0)));
    const start = performance.now();
    await tab.goto(address);
    await tab.waitForFunction(() => document.querySelector('.stage[data-drawn]') && !document.querySelector('[data-busy="true"]'), undefined, { polling: 'raf' });
    const time = performance.now() - start;
    const bytes = (await Promise.all(answers)).reduce((sum, it) => sum + it, 0);
    await context.close();
    return { time, bytes };
}

const host = spawn(process.execPath, ['serve.ts', '0'], { cwd: page });
const base = await new Promise((done) => host.stdout.on('data', (text) => done(/http:\S+/.exec(text)[0])));
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((it) => existsSync(it));
const browser = await chromium.launch({ executablePath, args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
try {
    for (const room of rooms) {
        const visits = [];
        for (let k = 0; k < 5; k++) visits.push(await visit(browser, room ? `${base}#?room=${room}` : base));
        const [kilobytes, time] = [visits[0].bytes / 1000, Math.min(...visits.map((it) => it.time))];
        console.log(`| ${room || 'front door, frame, stage, documents'} | ${lines(before, room)} | ${lines('HEAD', room)} | ${Math.round(kilobytes)} | ${Math.round(time / 10) * 10} |`);
    }
} finally {
    await browser.close();
    host.kill();
}
