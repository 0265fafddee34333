// What must hold in every browser, in Debian's Firefox. Each test has a host of its own, so that no test finds what another one stored.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { hasScreen, installed, startFirefox, type Firefox } from './firefox.ts';
import { hostAt, type Host } from './host.ts';
import { lakeSheet } from './visit.ts';

if (!installed) console.warn('skip: the page in Firefox, which is not installed (Debian package firefox-esr)');
else if (!hasScreen) console.warn('skip: WebGL in Firefox, which needs a screen (Debian package xvfb)');
test.skip(!installed, 'firefox-esr is not installed');
test.describe.configure({ timeout: 300000 });

let [firefox, host] = [undefined as unknown as Firefox, undefined as unknown as Host];
test.beforeAll(async () => { firefox = await startFirefox(); });
test.afterAll(() => firefox?.close());
test.beforeEach(async () => {
    host = await hostAt('/');
    await firefox.resize(1280, 800);
});
test.afterEach(() => {
    host.close();
    expect(firefox.errors.splice(0)).toEqual([]);
});

/** As that of visit.ts. */
async function settled(): Promise<void> {
    await expect.poll(() => firefox.evaluate(() => !!document.querySelector('.stage[data-drawn]') && !document.querySelector('[data-busy="true"]')), { timeout: 60000 }).toBe(true);
    await firefox.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
async function visit(room: string, state: Record<string, string> = {}): Promise<void> {
    await firefox.open('about:blank'); // else only the fragment of the address changes
    await firefox.open(`${host.address}#?${new URLSearchParams({ room, ...state })}`);
    await settled();
}
async function textOf(selector: string): Promise<string> {
    await settled();
    await expect.poll(() => firefox.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector), { message: selector }).not.toBe('');
    return firefox.evaluate((css) => document.querySelector(css)!.textContent, selector);
}
const hashOf = (): Promise<string> => textOf('output.hash');
const state = (): Promise<Record<string, string>> => firefox.evaluate(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
const says = (text: string): Promise<void> => expect.poll(() => firefox.evaluate(() => document.body.textContent)).toContain(text) as never;
/** Files with such names, to choose. */
const written = (files: Record<string, Uint8Array>): string[] => {
    const folder = mkdtempSync(join(tmpdir(), 'pave-'));
    return Object.entries(files).map(([name, bytes]) => { writeFileSync(join(folder, name), bytes); return join(folder, name); });
};
async function ownTiles(columns: number): Promise<void> {
    await visit('worlds');
    await firefox.click('summary', 'Your own tiles');
    await firefox.choose('.drop input', written({ 'lake.png': await lakeSheet(firefox, columns) }));
    await says('Or say here what it shows');
    await firefox.click('button', 'Use these tiles');
    await says('Tiles of lake.tsx');
    await expect.poll(() => firefox.evaluate(async () => { // until the browser keeps them
        if (!(await indexedDB.databases()).length) return 0;
        const answer = <T,>(request: IDBRequest<T>): Promise<T> => new Promise((done, fail) => { request.onsuccess = () => done(request.result); request.onerror = () => fail(request.error!); });
        const store = await answer(indexedDB.open('pave'));
        const count = await answer(store.transaction('tiles').objectStore('tiles').count());
        store.close();
        return count;
    })).toBe(1);
}

const worlds: Record<string, string>[] = [{ set: 'land' }, { set: 'dungeon', connected: '1' }, { set: 'meadow', grid: 'hex' }, { set: 'cave', grid: 'hex', connected: '1', method: 'feature' }, { own: 'lake.tsx' }];
for (const of of worlds)
    test(`far from a stroke all cells stay: ${new URLSearchParams(of)}`, async () => {
        if (of.own) await ownTiles(4);
        const plain = of.own ? await state() : of;
        await visit('worlds', { ...plain, mode: 'paint', level: '15' });
        const near = await hashOf();
        await firefox.drag({ x: 350, y: 300 }, { x: 450, y: 380 }, { x: 550, y: 400 });
        await expect.poll(hashOf).not.toBe(near);
        const { map } = await state();
        const far = { ...plain, x: '90', y: '40' };
        await visit('worlds', { ...far, map: map! });
        const [hash, picture] = [await hashOf(), await firefox.picture('.stage')];
        await visit('worlds', far);
        expect(await hashOf()).toBe(hash);
        expect(picture.equals(await firefox.picture('.stage'))).toBe(true);
    });

test('an address of 20 kB reloads, and no host gets to see it', async () => {
    await visit('worlds', { map: `~${Array.from({ length: 2600 }, (_, i) => `0.1.1.${i % 9}`).join('.')}` });
    const hash = await hashOf();
    expect(await firefox.evaluate(() => location.href.length)).toBeGreaterThan(20_000);
    await firefox.reload();
    expect(await hashOf()).toBe(hash);
    await visit('worlds');
    expect(await hashOf()).not.toBe(hash);
    expect(host.asked.filter((it) => it.length > 100)).toEqual([]);
});

test('a sheet of 3x3 tiles leaves as a map for Tiled and comes back', async () => {
    await ownTiles(3);
    await visit('worlds', { ...await state(), size: '40.30', x: '3.2', y: '-8' });
    await says('Tiles of lake.tsx'); // from the browser's store
    const hash = await hashOf();
    await firefox.click('summary', 'Download');
    await firefox.click('button', 'For Tiled (zip)');
    await expect.poll(() => firefox.downloaded('world-tiled.zip')?.length).toBeGreaterThan(0);
    const zip = unzipSync(firefox.downloaded('world-tiled.zip')!);
    const files = written(zip);
    expect(files.map((it) => basename(it))).toEqual(['world.tmx', 'lake.tsx', 'lake.png']);
    await visit('worlds', { set: 'roads' });
    await firefox.evaluate(() => new Promise((done) => { indexedDB.deleteDatabase('pave').onsuccess = () => done(0); })); // only the files have them
    await firefox.click('summary', 'Your own tiles');
    await firefox.choose('.drop input', files);
    await says('world.tmx is here: 40 x 30 cells, each with the tile that the file has');
    expect(await hashOf()).toBe(hash);
});

test('one link in three windows: one world, one board', async () => {
    const seen = new Set<string>();
    for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const) {
        await firefox.resize(width, height);
        await visit('worlds', { set: 'country', seed: '5', x: '12', y: '-7' });
        expect(await firefox.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const world = `${await textOf('output.fingerprint')} ${await hashOf()}`;
        await visit('tessellation');
        seen.add(`${world} ${await hashOf()}`);
    }
    expect([...seen]).toEqual([expect.stringMatching(/^0x[0-9a-f]{16} 0x[0-9a-f]{16} 0x[0-9a-f]{16}$/)]);
});

const pictures: [string, Record<string, string>, number][] = [['worlds', {}, 0], ['worlds', { grid: 'hex', k: '6' }, 1], ['regions', { kind: 'grow' }, 0], ['tessellation', {}, 0]];
test('WebGL that is lost comes back with the same picture', async () => {
    test.skip(!hasScreen, 'Firefox has no WebGL without a screen');
    for (const [room, of, at] of pictures) {
        await visit(room, of);
        const before = await firefox.picture('.stage');
        const isLost = await firefox.evaluate(async (k) => {
            const gl = document.querySelectorAll<HTMLCanvasElement>('.canvases canvas')[k]!.getContext('webgl2')!;
            const context = gl.getExtension('WEBGL_lose_context')!;
            context.loseContext();
            await new Promise((done) => setTimeout(done, 50));
            context.restoreContext();
            return gl.isContextLost();
        }, at);
        expect(isLost).toBe(true);
        await expect.poll(() => firefox.picture('.stage').then((it) => it.equals(before)), { message: room }).toBe(true);
    }
});

test('without WebGL every room has a picture', async () => {
    for (const [room, of] of [...pictures, ['tactics', { scene: 'giants' }], ['aperiodic', {}]] as const) {
        await visit(room, { ...of, gl: '0' });
        const colors = await firefox.evaluate(() => Math.max(...[...document.querySelectorAll<HTMLCanvasElement>('.canvases canvas')].map((it) =>
            new Set(new Uint32Array(it.getContext('2d')!.getImageData(0, 0, it.width, it.height).data.buffer)).size)));
        expect(colors, room).toBeGreaterThan(5);
    }
});

test('no stage is empty for 300 ms without a sign of work', async () => {
    const remove = await firefox.before(() => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (this: Worker, ...of: Parameters<typeof post>) { setTimeout(() => post.apply(this, of), 450); } as typeof post;
        const pen = Object.assign(document.createElement('canvas'), { width: 24, height: 24 }).getContext('2d', { willReadFrequently: true })!;
        let [last, empty] = [0, 0];
        const seen = Object.assign(globalThis, { longest: 0, signs: 0 });
        requestAnimationFrame(function look(now: number): void {
            requestAnimationFrame(look);
            const stage = document.querySelector('.stage');
            pen.clearRect(0, 0, 24, 24);
            for (const it of stage?.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('canvas, img') ?? []) if (it.width && it.style.visibility !== 'hidden') pen.drawImage(it, 0, 0, 24, 24);
            const isEmpty = !!stage && !pen.getImageData(0, 0, 24, 24).data.some((it) => it);
            const { content, opacity } = getComputedStyle(stage ?? document.body, '::after');
            const hasSign = content !== 'none' && opacity === '1';
            if (isEmpty && hasSign) seen.signs++;
            empty = isEmpty && !hasSign ? empty + Math.min(now - last, 50) : 0; // a slow machine may skip frames
            seen.longest = Math.max(seen.longest, empty);
            last = now;
        });
    });
    for (const room of ['worlds', 'regions', 'tessellation', 'tactics', 'aperiodic', '']) {
        await visit(room, { gl: '0' });
        const { longest, signs } = await firefox.evaluate(() => { const { longest, signs } = globalThis as never as Record<string, number>; return { longest: longest!, signs: signs! }; });
        expect(longest, room).toBeLessThan(300);
        expect(signs, room).toBeGreaterThan(0);
    }
    await remove();
});
