import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { hostOf, type Host } from './host.ts';
import { bake, colorOf, first, world } from './world.ts';

const worlds = join(import.meta.dirname, '../../../build/map-tests-worlds', String(process.pid));
const folder = join(worlds, 'folder');
const archive = join(worlds, 'archive');

/** The page must write no error to the console, and ask no other host. */
const test = base.extend<{ quiet: void }>({
    quiet: [async ({ page, context }, use) => {
        const wrong: string[] = [];
        page.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
        page.on('pageerror', (error) => wrong.push(error.message));
        page.on('request', (request) => { if (!/^(http:\/\/localhost:|file:|data:|blob:)/.test(request.url())) wrong.push(request.url()); });
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await use();
        expect(wrong).toEqual([]);
    }, { auto: true }],
});

let host: Host;
test.beforeAll(() => { bake(folder, 'folder'); bake(archive, 'pmtiles'); mkdirSync(worlds, { recursive: true }); });
test.afterAll(() => rmSync(worlds, { recursive: true, force: true }));
test.afterEach(() => host?.close());

const place = (page: Page) => page.locator('#place');

/** Waits for all pictures of the window. */
async function settled(page: Page): Promise<void> {
    await page.locator('.picture').first().waitFor();
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('.picture')].every((it) => it.complete && it.naturalWidth > 0))).toBe(true);
}

/** The colour on the screen. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
    const png = PNG.sync.read(await page.screenshot({ clip: { x, y, width: 1, height: 1 } }));
    return [...png.data.subarray(0, 3)];
}

/** Opens the map with the corner of a cell in the middle of the window, and points to the cell `dx` columns right of it. */
async function pointTo(page: Page, address: string, column: number, row: number): Promise<void> {
    await page.goto(`${address}#3/${first[0] + column}/${first[1] + row}`);
    await settled(page);
    await page.mouse.move(640 + 16, 400 + 16);
}

async function accessible(page: Page): Promise<void> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.target.join(' ')).join(', ')}`)).toEqual([]);
}

for (const [name, at, ranges] of [['a folder', folder, false], ['an archive by ranges', archive, true], ['an archive that is fetched whole', archive, false]] as const)
    test(`${name}: the picture, the cell under the pointer, and its command`, async ({ page }) => {
        host = await hostOf(at, { ranges });
        for (const [column, row] of [[22, 13], [25, 14]] as const) {
            await pointTo(page, host.address, column, row);
            await expect(place(page)).toHaveText(`${first[0] + column},${first[1] + row}`);
            expect(await colorAt(page, 640 + 20, 400 + 10)).toEqual(colorOf(column, row));
        }
        await page.mouse.click(640 + 16, 400 + 16);
        await expect(page.locator('#of')).toHaveText('chosen');
        await page.getByRole('button', { name: 'Copy command' }).click();
        await expect(page.locator('#copy')).toHaveText('Copied');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`pave world at --method feature --seed 7 ${first[0] + 25},${first[1] + 14}`);
        const archives = host.answers.filter((it) => it.startsWith('/world.pmtiles'));
        if (at === archive) expect(archives.every((it) => it.endsWith(ranges ? ' 206' : ' 200'))).toBe(true);
        if (at === archive && !ranges) expect(archives).toHaveLength(1);
        expect(host.answers.filter((it) => it.endsWith('404'))).toEqual([]);
    });

test('drags, keys and the wheel change the address, and the address brings the view back', async ({ page }) => {
    host = await hostOf(folder, { ranges: false });
    await page.goto(`${host.address}#3/${first[0] + 20}/${first[1] + 12}`);
    await settled(page);
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(640 - 64, 400 + 32, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`#3/${first[0] + 22}/4$`));
    await page.locator('#map').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`#3/${first[0] + 19}\\.5/4$`));
    await expect(place(page)).toHaveText(`${first[0] + 19},4`);
    await expect(page.locator('#of')).toHaveText('in the middle');
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/#4\//);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await settled(page);
    expect(page.url()).toBe(address);
    await page.mouse.move(640 + 10, 400 + 10);
    await expect(place(page)).toHaveText(`${first[0] + 19},4`);
    await page.evaluate((it) => { location.hash = it; }, `#2/${first[0] + 1}/-6`);
    await page.mouse.move(640 + 8, 400 + 8);
    await expect(place(page)).toHaveText(`${first[0] + 1},-6`);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect(page).toHaveURL(new RegExp(`#3/${first[0] + 20}/5$`));
});

test('three levels beyond the last, in whole pixels; nothing is shown outside', async ({ page }) => {
    host = await hostOf(folder, { ranges: false });
    await page.goto(`${host.address}#9/${first[0] + 2.5}/${first[1] + 2.5}`);
    await settled(page);
    expect(page.url()).toContain('#9/'); // as it was given; the level is the greatest
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveClass(/leaflet-disabled/);
    expect(await page.locator('.picture').first().evaluate((it) => getComputedStyle(it).imageRendering)).toBe('pixelated');
    for (const [dx, column] of [[120, 2], [136, 3]] as const) expect(await colorAt(page, 640 + dx, 400)).toEqual(colorOf(column, 2));
    await page.evaluate((it) => { location.hash = it; }, `#3/${first[0] - 500}/${first[1] + 3}`); // the middle stays on the map
    await page.mouse.move(640 + 16, 400 + 16);
    await expect(place(page)).toHaveText(`${first[0]},${first[1] + 3}`);
    await page.mouse.move(640 - 16, 400 + 16);
    await expect(place(page)).toHaveText('–');
    await expect(page.getByRole('button', { name: 'Copy command' })).toBeDisabled();
    expect(host.answers.filter((it) => it.endsWith('404'))).toEqual([]);
});

test('a place that is typed is gone to; one beside the map is refused', async ({ page }) => {
    host = await hostOf(folder, { ranges: false });
    await page.goto(host.address);
    await settled(page);
    await page.getByText('More').click();
    await expect(page.locator('#facts')).toContainText(world.command);
    await page.getByLabel('Go to a place').fill(`${first[0] + 30}, 3`);
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveText(`${first[0] + 30},3`);
    await expect(page.locator('#of')).toHaveText('chosen');
    await page.getByLabel('Go to a place').fill('0,0');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Go to a place')).toHaveAttribute('aria-invalid', 'true');
});

test('opened as a file: a folder as it is, an archive with one line that says what to do, and by choice', async ({ page }) => {
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await settled(page);
    await page.goto(pathToFileURL(join(archive, 'index.html')).href);
    await expect(page.getByRole('alert')).toContainText('Serve this folder by any web server, such as python3 -m http.server');
    await page.getByLabel('Or choose world.pmtiles here').setInputFiles(join(archive, 'world.pmtiles'));
    await settled(page);
    await expect(page.getByRole('alert')).toBeHidden();
});

test('an archive that is too large for a host without ranges, and one that is not there, are one line', async ({ page }) => {
    host = await hostOf(archive, { ranges: false, claims: 4e9 });
    await page.goto(host.address);
    await expect(page.getByRole('alert')).toHaveText(/^This host sends files only whole, and world\.pmtiles has more than 300 MB: use a host/);
    host.close();
    rmSync(join(worlds, 'empty'), { recursive: true, force: true });
    bake(join(worlds, 'empty'), 'pmtiles');
    rmSync(join(worlds, 'empty/world.pmtiles'));
    await page.goto(pathToFileURL(join(worlds, 'empty/index.html')).href);
    await page.getByLabel('Or choose world.pmtiles here').setInputFiles(join(folder, '0/0/0.png'));
    await expect(page.getByRole('alert')).toHaveText('0.png is not a PMTiles file, or not whole.');
});

for (const [scheme, width, height] of [['light', 1280, 800], ['dark', 1280, 800], ['dark', 390, 844], ['light', 320, 568]] as const)
    test(`it is accessible and fits, ${scheme}, ${width} pixels wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height });
        host = await hostOf(archive, { ranges: true });
        await page.goto(host.address);
        await settled(page);
        await accessible(page);
        await page.getByText('More').click();
        await accessible(page);
        const box = (await page.locator('#panel').boundingBox())!;
        expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true, true, true]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
