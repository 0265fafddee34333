import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { accessible, downloaded, expect, lakeSheet, settled, test, visit } from './visit.ts';

const root = join(import.meta.dirname, '../../..');
const native = [process.env.PAVE_BUILD ?? '', `${root}/build/dev`, `${root}/build/ci`].map((it) => `${it}/bin/pave`).find((it) => existsSync(it));
const printed = (line: string, folder = mkdtempSync(join(tmpdir(), 'pave-'))): string =>
    execFileSync('sh', ['-c', line.replace(/\bpave world/g, `"${native}" world`)], { cwd: folder, encoding: 'utf8' }).trim().split('\n').pop()!;

const commandOf = (page: Page): Promise<string> => page.locator('.command code').innerText();
async function hashOf(page: Page): Promise<string> {
    await settled(page);
    return page.locator('output.hash').innerText();
}
const pngSize = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const zipLabel = 'For Tiled (zip)';
const stage = (page: Page) => page.locator('.stage').first();

test('zoom, drag, far away, reload and Back: the address has all', async ({ page }) => {
    await visit(page, 'worlds');
    const first = await hashOf(page);
    await stage(page).hover();
    await page.mouse.wheel(0, -240);
    await page.mouse.down();
    await page.mouse.move(300, 300, { steps: 4 });
    await page.mouse.up();
    const moved = await hashOf(page);
    expect(moved).not.toBe(first);
    await page.waitForTimeout(300);
    await page.reload();
    expect(await hashOf(page)).toBe(moved);
    await page.getByLabel('Tiles', { exact: true }).selectOption('cave');
    await page.getByLabel('Grid', { exact: true }).selectOption('hex');
    expect(await commandOf(page)).toContain('--set cave --grid hex');
    await page.goBack();
    expect(await commandOf(page)).toContain('--set cave --method');
    await page.goBack();
    expect(await hashOf(page)).toBe(moved);
});

test('the picture stays until that of another grid stands, and tiles that a grid cannot have come back', async ({ page }) => {
    await visit(page, 'worlds', { gl: '0' });
    const blanks = page.evaluate(() => new Promise<number>((resolve) => {
        let [count, begun] = [0, false];
        const look = (): void => {
            const busy = !!document.querySelector('[data-busy="true"]');
            begun ||= busy;
            const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.stage canvas')].filter((it) => it.style.visibility !== 'hidden');
            if (!canvases.some((it) => it.getContext('2d')!.getImageData(it.width / 2, it.height / 2, 1, 1).data[3]! > 0)) count++;
            if (begun && !busy) resolve(count);
            else requestAnimationFrame(look);
        };
        look();
    }));
    await page.getByLabel('Grid', { exact: true }).selectOption('truncated-hexagonal');
    await expect(page.getByText('land is not on this grid')).toBeVisible();
    expect(await blanks).toBe(0);
    await expect(page.getByLabel('Tiles', { exact: true })).toHaveValue('lakes');
    await page.getByLabel('Grid', { exact: true }).selectOption('hex');
    await expect(page.getByLabel('Tiles', { exact: true })).toHaveValue('land');
    await settled(page);
});

test('a walk by keys: visited, hidden, and the tiles that fit with the constraint in words', async ({ page }) => {
    await visit(page, 'worlds', { set: 'country', noise: '0', seed: '7', mode: 'walk', from: '0.0.0', k: '60', method: 'phase' });
    await stage(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.legend')).toContainText('2 visited');
    await expect(page.locator('.legend')).toContainText('3 decided, but hidden');
    await expect(page.locator('.choices .constraint').first()).toHaveText(/^north: \w+, east: \w+, south: \w+, west: \w+$/);
    await expect(page.locator('.choices .thumbs li.chosen canvas').first()).toBeVisible();
    await expect(page).toHaveURL(/path=0/);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.legend')).toContainText('1 visited');
    await stage(page).click({ position: { x: 448 + 150, y: 300 } }); // taps walk as well
    await expect(page).toHaveURL(/path=1/);
});

test('a connected world: the shortest way to a tap, and walls stop the arrow keys', async ({ page }) => {
    await visit(page, 'worlds', { set: 'maze', seed: '7', mode: 'walk', from: '0.0.0', k: '40' });
    await page.getByLabel('Connected').check();
    await expect(page).toHaveURL(/connected=1/);
    expect(await commandOf(page)).toContain('--method feature --connected');
    await stage(page).click({ position: { x: 448 + 20, y: 316 - 60 } }); // the cell 0,-2
    await expect(page).toHaveURL(/path=\w/);
    const walked = page.url();
    await stage(page).focus();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(page).not.toHaveURL(walked);
    await page.getByLabel('Rock', { exact: true }).fill('60');
    await expect(page).toHaveURL(/solid=60/);
    if (native) expect(printed(await commandOf(page))).toBe(await hashOf(page));
});

test('a dungeon in the dark, one click away: keys and taps, and 20 steps are one entry of the history', async ({ page }) => {
    test.slow(); // many steps
    await visit(page, 'worlds');
    await page.getByRole('button', { name: 'Walk a dungeon' }).click();
    const status = page.locator('.stage .ends');
    await expect(status).toHaveText(/^0 steps, [1-9]\d* cells known$/);
    const [known, entries] = [await status.innerText(), await page.evaluate(() => history.length)];
    for (let turn = 0; turn < 5; turn++) for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/path=\w{4}/);
    await settled(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(status).toHaveText(known);
    await stage(page).click({ position: { x: 448 + 130, y: 316 + 90 } }); // into the dark
    await expect(page).toHaveURL(/path=\w/);
    await accessible(page);
});

test('the naive way: another order, another world; and a box that has no tile left', async ({ page }) => {
    await visit(page, 'worlds', { set: 'roads', noise: '0', seed: '73', mode: 'walk', from: '0.0.0', path: '0122330', k: '60' });
    await page.getByLabel('The naive way').check();
    await expect(page.locator('.says strong').first()).toHaveText(/^[1-8] of 8 tiles differ$/);
    await expect(page.locator('.stage')).toHaveCount(2);
    await page.getByLabel('Copies of each tile').fill('1');
    await expect(page.getByText('no tile fits where the cross is')).toBeVisible();
    await visit(page, 'worlds'); // which is one click away
    await page.getByRole('link', { name: 'in the order of a walk' }).click();
    await expect(page.getByText('no tile fits where the cross is')).toBeVisible();
});

test('painting and edits: the world follows, and is undone', async ({ page }) => {
    await visit(page, 'worlds', { mode: 'paint', level: '0', seed: '7' });
    const before = await hashOf(page);
    await stage(page).hover({ position: { x: 300, y: 300 } });
    await page.mouse.down();
    await page.mouse.move(500, 500, { steps: 6 });
    await page.mouse.up();
    const painted = await hashOf(page);
    expect(painted).not.toBe(before);
    if (native) {
        const folder = mkdtempSync(join(tmpdir(), 'pave-'));
        writeFileSync(join(folder, 'bias.png'), await downloaded(page, 'Painted levels'));
        expect(printed(await commandOf(page), folder)).toBe(painted);
    }
    await page.getByRole('button', { name: 'Clear the painting' }).click();
    expect(await hashOf(page)).toBe(before);
    await page.getByRole('radio', { name: 'Edit' }).check();
    await page.getByRole('radio', { name: 'a tile' }).check();
    await page.getByRole('button', { name: 'Tile 3', exact: true }).click();
    await stage(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/edits=0\./);
    const edited = await hashOf(page);
    expect(edited).not.toBe(before);
    if (native) expect(printed(await commandOf(page))).toBe(edited);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await hashOf(page)).toBe(before);
});

test('another place by its cell, the end of the world, and a double click', async ({ page }) => {
    await visit(page, 'worlds', { x: '100', y: '50' });
    const middle = page.getByLabel('Cell in the middle');
    await middle.fill('-20, 7');
    await middle.press('Enter');
    await expect(page).toHaveURL(/x=-20&y=7/);
    await stage(page).dblclick({ position: { x: 448, y: 300 } });
    await expect(page).toHaveURL(/k=48/);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(page).toHaveURL(/k=32/);
    await middle.fill(`${2 ** 29} 0`);
    await middle.press('Enter');
    await expect(page.getByText('The world ends here')).toBeVisible();
    await settled(page);
});

test('the hash is that of the command', async ({ page }) => {
    test.skip(!native, 'build/dev/bin/pave is not built');
    for (const state of [{}, { grid: 'hex', set: 'meadow', x: '-400000000', y: '300000000' }, { grid: 'cairo', set: 'dungeon', method: 'feature', noise: '0' }] as Record<string, string>[]) {
        await visit(page, 'worlds', state);
        expect(printed(await commandOf(page))).toBe(await hashOf(page));
    }
});

test('downloads: SVG, PNG, JSON, and a map that the command reads', async ({ page }) => {
    await visit(page, 'worlds', { set: 'country', size: '15.9' });
    const hash = await hashOf(page);
    const json = JSON.parse((await downloaded(page, 'JSON')).toString()) as { width: number; height: number; tiles: number[]; hash: string };
    expect(json.tiles.length).toBe(json.width * json.height);
    expect(json.hash).toBe(hash);
    expect((await downloaded(page, 'SVG')).toString()).toMatch(/^<\?xml[\s\S]*<image /);
    expect(pngSize(await downloaded(page, 'PNG'))[0]).toBeGreaterThan(100);
    const zip = unzipSync(await downloaded(page, zipLabel));
    expect(Object.keys(zip)).toEqual(['world.tmx', 'country.tsx', 'country.png']);
    expect(pngSize(Buffer.from(zip['country.png']!))).toEqual([512, 96]);
    expect(strFromU8(zip['country.tsx']!)).toContain('<image source="country.png" width="512" height="96"/>');
    if (!native) return;
    const folder = mkdtempSync(join(tmpdir(), 'pave-'));
    for (const [name, bytes] of Object.entries(zip)) writeFileSync(join(folder, name), bytes);
    expect(printed('pave world verify world.tmx --own 2>&1', folder)).toContain(`these are its tiles, all ${json.tiles.length}`);
});

test('a map of a chosen size, and back again from its JSON and its TMX', async ({ page }) => {
    await visit(page, 'worlds', { set: 'meadow', seed: '11', x: '-40.3', y: '7' });
    const size = page.getByLabel('Size of the map');
    await size.fill('0x4');
    await size.press('Enter');
    await expect(page.getByText('columns x rows, such as 64 x 64')).toBeVisible();
    await size.fill('100x60');
    await size.press('Enter');
    await expect(page.locator('.menu .note')).toHaveText('Pictures and maps: 100 x 60 cells, as framed');
    const hash = await hashOf(page);
    expect(pngSize(await downloaded(page, 'PNG'))).toEqual([3200, 1920]); // as large as on the sheet
    const [json, zip] = [await downloaded(page, 'JSON'), unzipSync(await downloaded(page, zipLabel))];
    await page.getByText('Your own tiles').click();
    const whole = Object.entries(zip).map(([name, bytes]) => ({ name, mimeType: '', buffer: Buffer.from(bytes) }));
    for (const [name, files] of [['world.json', [{ name: 'world.json', mimeType: '', buffer: json }]], ['world.tmx', whole.slice(0, 1)], ['world.tmx', whole]] as const) {
        await visit(page, 'worlds', { grid: 'hex', seed: '5', connected: '1' });
        await page.getByText('Your own tiles').click();
        await page.getByLabel(/^Drop/).setInputFiles([...files]);
        await expect(page.getByText(`${name} is here: 100 x 60 cells, each with the tile that the file has`)).toBeVisible();
        expect(await hashOf(page)).toBe(hash);
        await expect(size).toHaveValue('100 x 60');
        await expect(page).not.toHaveURL(/own=/);
    }
    const changed = { ...JSON.parse(json.toString()) as { page: string }, page: '#?room=worlds&set=meadow&seed=12&x=-40.3&y=7' };
    await page.getByLabel(/^Drop/).setInputFiles([{ name: 'a.json', mimeType: '', buffer: Buffer.from(JSON.stringify(changed)) }]);
    await expect(page.getByRole('alert')).toContainText(/a\.json: \d+ of its 6000 tiles are not those of this world/);
});

const everyFile = { SVG: 'world.svg', PNG: 'world.png', JSON: 'world.json', [zipLabel]: 'world-tiled.zip', 'For Godot (zip)': 'world-godot.zip', 'World file': 'world.pave', 'Painted levels': 'bias.png' };
const whole = (page: Page): Promise<string[]> => Promise.all([page.locator('output.fingerprint').innerText(), hashOf(page), page.getByLabel('Size of the map').inputValue()]);

test('every file of a painted and edited world comes back: the same world, painting, size and tiles', async ({ page }) => {
    test.setTimeout(240000);
    for (const state of [{ set: 'meadow', seed: '11' }, { set: 'meadow', grid: 'hex', seed: '5' }] as Record<string, string>[]) {
        await visit(page, 'worlds', { ...state, map: '~0.0.6.1.1.0.3.c', edits: '0.3.2.0.4', size: '40.30', x: '3.2', y: '-8' });
        const before = await whole(page);
        await page.getByText('Your own tiles').click();
        const files: [string, Buffer][] = [];
        for (const [label, name] of Object.entries(everyFile)) if (!state.grid || /zip|pave/.test(name)) files.push([name, await downloaded(page, label)]);
        if (!state.grid) files.push(['world.tmx', Buffer.from(unzipSync(files[3]![1])['world.tmx']!)]); // alone
        for (const [name, buffer] of files) {
            await page.evaluate(() => { location.hash = '#?room=worlds&set=roads&seed=77'; });
            await expect(page.getByLabel('Tiles', { exact: true })).toHaveValue('roads');
            await page.getByLabel(/^Drop/).setInputFiles([{ name, mimeType: '', buffer }]);
            await expect(page.getByText(`${name.startsWith('world-tiled') ? 'world.tmx' : name.startsWith('world-godot') ? 'world.tscn' : name} is here`), name).toBeVisible();
            expect(await whole(page), name).toEqual(before);
            await expect(page, name).toHaveURL(/map=%7E0\.0\.6\.1\.1\.0\.3\.c/);
        }
    }
});

test('a painted world of somebody\'s own incomplete tiles is saved and comes back', async ({ page }) => {
    test.setTimeout(120000);
    await visit(page, 'worlds');
    await page.getByText('Your own tiles').click();
    const drop = page.getByLabel(/^Drop/);
    await drop.setInputFiles([{ name: 'lake.png', mimeType: 'image/png', buffer: await lakeSheet(page) }]);
    await expect(page.locator('.toast')).toHaveText('lake.png is here. Say below what its tiles show, or add its tile set (.tsx)');
    await page.getByRole('button', { name: 'Use these tiles' }).click();
    await expect(page.getByText('Tiles of lake.tsx')).toBeVisible();
    // They make stripes, which no painting can change.
    const unpainted = await hashOf(page);
    await page.getByRole('radio', { name: 'Paint' }).check();
    await expect(page.getByText(/^These tiles cannot be painted with: the set makes only stripes/)).toBeVisible();
    await stage(page).click({ position: { x: 300, y: 300 } });
    await expect(page.getByRole('alert')).toContainText('These tiles cannot be painted with');
    expect(await hashOf(page)).toBe(unpainted);
    // With a tenth tile, all of the first ground, they follow.
    await drop.setInputFiles([{ name: 'ponds.png', mimeType: 'image/png', buffer: await lakeSheet(page, 4) }]);
    await page.getByRole('button', { name: 'Use these tiles' }).click();
    await expect(page.getByText('Tiles of ponds.tsx')).toBeVisible();
    await page.getByLabel('Size of the map').fill('40x30');
    await page.getByLabel('Size of the map').press('Enter');
    const plain = await hashOf(page);
    await page.getByLabel('Level').fill('15');
    await stage(page).hover({ position: { x: 300, y: 300 } });
    await page.mouse.down();
    await page.mouse.move(500, 400, { steps: 6 });
    await page.mouse.up();
    const before = await whole(page);
    await expect(page.getByText('Tiles beyond the line are fitted to it')).toBeVisible();
    expect(before[1]).not.toBe(plain);
    const files: [string, Buffer][] = [];
    for (const [label, name] of Object.entries(everyFile)) files.push([name, await downloaded(page, label)]);
    const svg = files[0]![1].toString();
    expect(svg.length).toBeLessThan(60000); // each tile is there once
    expect([svg.split('<image ').length - 1, svg.split('<use ').length - 1]).toEqual([12, 1200]);
    for (const [name, buffer] of files) {
        await visit(page, 'worlds', { set: 'roads' });
        await page.getByText('Your own tiles').click();
        if (name.endsWith('zip')) await page.evaluate(() => indexedDB.deleteDatabase('pave')); // the zip has them
        await drop.setInputFiles([{ name, mimeType: '', buffer }]);
        await expect(page.getByText('Tiles of ponds.tsx'), name).toBeVisible();
        await expect.poll(() => whole(page), name).toEqual(before);
    }
});

test('hexagons for Tiled and Godot, and a world file, come back: one fingerprint', async ({ page }) => {
    test.setTimeout(180000);
    const fingerprint = (): Promise<string> => page.locator('output.fingerprint').innerText();
    const state = { set: 'meadow', grid: 'hex', seed: '21', size: '12.9', edits: '0.-2.-4.0.21' };
    await visit(page, 'worlds', { ...state, y: '-7' });
    const [hash, print] = [await hashOf(page), await fingerprint()];
    const [zip, scene, world] = [unzipSync(await downloaded(page, zipLabel)), unzipSync(await downloaded(page, 'For Godot (zip)')), await downloaded(page, 'World file')];
    expect(Object.keys(zip)).toEqual(['world.tmx', 'meadow.tsx', 'meadow.png', 'meadow.json']);
    expect(Object.keys(scene)).toEqual(['world.tscn', 'meadow.png']);
    expect(pngSize(Buffer.from(zip['meadow.png']!))).toEqual([8 * 32, 8 * 37]);
    expect(strFromU8(zip['world.tmx']!)).toContain(`name="world" value="${print}"`);
    expect(strFromU8(scene['world.tscn']!)).toContain(`metadata/world = "${print}"`);
    const drop = page.getByLabel(/^Drop/);
    for (const [name, bytes, says] of [['world.tmx', zip['world.tmx']!, 'world.tmx is here: 12 x 9 cells, each with the tile that the file has'], ['w.pave', world, 'w.pave is here: the world and its edit']] as const) {
        await visit(page, 'worlds', { set: 'roads' });
        await page.getByText('Your own tiles').click();
        await drop.setInputFiles(name === 'world.tmx' ? Object.entries(zip).reverse().map(([it, data]) => ({ name: it, mimeType: '', buffer: Buffer.from(data) })) : [{ name, mimeType: '', buffer: Buffer.from(bytes) }]);
        await expect(page.getByText(says)).toBeVisible();
        await settled(page);
        expect(await fingerprint()).toBe(print);
    }
    await expect(page).toHaveURL(/edits=0\.-2\.-4\.0\.21/);
    await drop.setInputFiles([{ name: 'cut.pave', mimeType: '', buffer: world.subarray(0, 5000) }]);
    await expect(page.getByRole('alert')).toContainText('cut.pave: this is not a whole world file');
    if (!native) return;
    const folder = mkdtempSync(join(tmpdir(), 'pave-'));
    for (const [name, bytes] of [...Object.entries(zip), ['w.pave', world] as const]) writeFileSync(join(folder, name), bytes);
    expect(printed('pave world verify w.pave 2>&1', folder)).toContain('0 mismatches');
    const [q, r] = ['q', 'r'].map((name) => new RegExp(`name="${name}" type="int" value="(-?\\d+)"`).exec(strFromU8(zip['world.tmx']!))![1]);
    expect(hash).toBe(printed(`pave world fill w.pave --at=${q},${r} --size 12x9 --hash`, folder));
    expect(printed('pave world verify world.tmx', folder)).toContain('0 mismatches');
});

test('a plain sheet becomes a tile set, is kept over a reload, and leaves as a map for Tiled', async ({ page, context }) => {
    await visit(page, 'worlds');
    await page.getByText('Your own tiles').click();
    const drop = page.getByLabel(/^Drop/);
    await drop.setInputFiles([{ name: 'lake.png', mimeType: 'image/png', buffer: await lakeSheet(page) }]);
    await expect(page.getByLabel('Pixels of a tile')).toHaveValue('16');
    await expect(page.getByRole('button', { name: /^Tile \d, / })).toHaveCount(36);
    const mark = page.getByRole('button', { name: /^Tile 4, upper left corner/ });
    const right = await mark.getAttribute('title');
    await mark.click();
    await expect(mark).not.toHaveAttribute('title', right!);
    await mark.click();
    await expect(mark).toHaveAttribute('title', right!);
    await page.getByRole('button', { name: 'Use these tiles' }).click();
    await expect(page.getByText('Tiles of lake.tsx')).toBeVisible();
    for (const [width, height] of [[1280, 800], [390, 844]] as const) { // why it makes stripes, and the cure, are on the picture
        await page.setViewportSize({ width, height });
        await expect(page.locator('.unused')).toHaveText('Only 3 of your 9 tiles fit a world that is the same in any order. Add to the sheet, and all can be; add , too, and shapes become round.');
        await expect(page.locator('.unused')).toBeInViewport({ ratio: 1 });
        await expect(page.getByText('No: the world has no gaps, but has only 3 of the tiles.')).toBeVisible();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const size = page.getByLabel('Size of the map');
    await size.fill('40x30');
    await size.press('Enter');
    const hash = await hashOf(page);
    const zip = unzipSync(await downloaded(page, zipLabel));
    expect(Object.keys(zip)).toEqual(['world.tmx', 'lake.tsx', 'lake.png']);
    expect(pngSize(await downloaded(page, 'PNG'))).toEqual([640, 480]);
    if (native) {
        const folder = mkdtempSync(join(tmpdir(), 'pave-'));
        for (const [name, bytes] of Object.entries(zip)) writeFileSync(join(folder, name), bytes);
        expect(printed(await commandOf(page), folder)).toBe(hash);
        expect(printed('pave world verify world.tmx --own 2>&1', folder)).toContain('these are its tiles, all 1200');
    }
    await page.reload();
    await settled(page);
    await expect(page.getByText('Tiles of lake.tsx')).toBeVisible();
    expect(await hashOf(page)).toBe(hash);
    // Another browser has the link alone.
    const other = await context.browser()!.newPage();
    await other.goto(page.url());
    await expect(other.getByText('that of the link has the tiles of lake.tsx')).toBeVisible();
    await expect(other.locator('output.hash')).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Walk a dungeon' })).toHaveCount(0); // it would cover that
    await other.getByText('Your own tiles').click();
    await other.getByLabel(/^Drop/).setInputFiles([
        { name: 'lake.tsx', mimeType: '', buffer: Buffer.from(zip['lake.tsx']!) }, { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from(zip['lake.png']!) },
    ]);
    expect(await hashOf(other)).toBe(hash);
    await other.close();
    // The map finds its way back where its tiles are.
    await page.getByRole('button', { name: 'Back to the built-in ones' }).click();
    await drop.setInputFiles([{ name: 'world.tmx', mimeType: '', buffer: Buffer.from(zip['world.tmx']!) }]);
    await expect(page.getByText('world.tmx is here: 40 x 30 cells, each with the tile that the file has')).toBeVisible();
    expect(await hashOf(page)).toBe(hash);
    // After a reload the browser still has them.
    await visit(page, 'worlds', { set: 'roads' });
    await page.getByText('Your own tiles').click();
    await drop.setInputFiles([{ name: 'world.tmx', mimeType: '', buffer: Buffer.from(zip['world.tmx']!) }]);
    await expect(page.getByText('Tiles of lake.tsx')).toBeVisible();
    expect(await hashOf(page)).toBe(hash);
});

for (const width of [1280, 390])
    test(`a sheet of 16 columns, ${width} pixels wide: every mark is in sight, and the picture after that`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, 'worlds');
        await page.getByText('Your own tiles').click();
        await page.getByLabel(/^Drop/).setInputFiles([{ name: 'wide.png', mimeType: 'image/png', buffer: await lakeSheet(page, 16) }]);
        await expect(page.getByLabel('Pixels of a tile')).toBeInViewport();
        await expect(page.getByRole('button', { name: /^Tile \d+, / })).toHaveCount(16 * 3 * 4);
        expect(await page.locator('.marks button').evaluateAll((all) => {
            const [panel, boxes] = [all[0]!.closest('.fields')!.getBoundingClientRect(), all.map((it) => it.getBoundingClientRect())];
            return boxes.filter((it) => it.left < panel.left || it.right > panel.right || it.width < 24).length;
        })).toBe(0);
        await page.getByRole('button', { name: 'Use these tiles' }).click();
        await expect(page.getByText('Tiles of wide.tsx')).toBeInViewport();
        await expect(stage(page)).toBeInViewport({ ratio: 0.95 });
        await settled(page);
    });

/** Lets the page hold what it posts to its workers. */
async function holding(page: Page): Promise<(name: 'hold' | 'free') => Promise<void>> {
    await page.addInitScript(() => {
        const post = Worker.prototype.postMessage;
        let held: (() => void)[] | undefined;
        Worker.prototype.postMessage = function (this: Worker, ...of: Parameters<typeof post>) { const go = () => post.apply(this, of); if (held) held.push(go); else go(); } as typeof post;
        Object.assign(globalThis, { hold: () => { held = []; }, free: () => { held!.forEach((go) => go()); held = undefined; } });
    });
    return (name) => page.evaluate((it) => (globalThis as never as Record<string, () => void>)[it]!(), name);
}
const lineOf = (page: Page): Promise<string> => stage(page).evaluate((it) => { const { content, opacity } = getComputedStyle(it, '::after'); return `${content} ${opacity}`; });

test('a download that takes a while says so, with the line on the picture, until the file is there', async ({ page }) => {
    const call = await holding(page);
    await visit(page, 'worlds', { set: 'roads' });
    await expect(page.locator('.menu .note')).toHaveText(/^Pictures and maps: \d+ x \d+ cells, those in full view$/);
    await call('hold');
    await page.getByText('Download', { exact: true }).click();
    await page.getByRole('button', { name: zipLabel, exact: true }).click();
    await expect(page.getByText('Making world-tiled.zip …')).toBeVisible();
    await expect.poll(() => lineOf(page)).toBe('"" 1');
    await Promise.all([page.waitForEvent('download'), call('free')]);
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(await lineOf(page)).toBe('none 1');
});

test('Walk by the pointer: the arrow keys walk at once; by keys they choose among the modes', async ({ page }) => {
    await visit(page, 'worlds');
    await page.getByRole('radio', { name: 'Walk' }).click();
    await expect(stage(page)).toBeFocused();
    await expect(page).toHaveURL(/from=/);
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/path=0/);
    await page.getByRole('radio', { name: 'Walk' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Paint' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Walk' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Walk' })).toBeFocused();
});

test('own tiles and the built-in ones: there and back, and there again; the address has what holds', async ({ page }) => {
    await visit(page, 'worlds', { set: 'dungeon', mode: 'walk', naive: '1', noise: '9' });
    await page.getByText('Your own tiles').click();
    await page.getByRole('button', { name: 'Try a set with gaps' }).click();
    await expect(page.getByText('Tiles of meadow.tsx')).toBeVisible();
    await expect(page).toHaveURL(/own=/);
    await expect(page).not.toHaveURL(/set=|naive=|noise=/);
    const hash = await hashOf(page);
    await page.getByRole('button', { name: 'Back to the built-in ones' }).click();
    await expect(page).toHaveURL(/set=dungeon.*noise=9/);
    await page.getByLabel('Tiles', { exact: true }).selectOption('cave');
    await page.getByRole('button', { name: 'Use meadow.tsx again' }).click();
    expect(await hashOf(page)).toBe(hash);
    await expect(page.getByRole('button', { name: 'Use meadow.tsx again' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the built-in ones' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Tiles', { exact: true }).selectOption('own');
    await (await chooser).setFiles({ name: 'a.tsx', mimeType: 'application/xml', buffer: Buffer.from('<tileset name="a"><image source="a.png"/></tileset>') });
    await expect(page.getByLabel('Tiles', { exact: true })).toHaveValue('cave');
});

test('tiles to lay have their size before their pictures come; words fit the tiles', async ({ page }) => {
    test.slow();
    for (const grid of ['square', 'hex']) {
        await visit(page, 'worlds', { set: 'roads', grid, mode: 'edit' });
        await page.getByRole('radio', { name: 'a tile' }).check();
        await expect(page.locator('.thumbs canvas').first()).toBeVisible();
        const [picture, number] = await page.locator('.thumbs li').first().evaluate((it) => {
            const size = (): number[] => { const { width, height } = it.getBoundingClientRect(); return [width, height]; };
            const before = size();
            it.querySelector('canvas')!.replaceWith(Object.assign(document.createElement('span'), { className: 'number', textContent: '100' }));
            return [before, size()];
        });
        expect(number, grid).toEqual(picture);
    }
    await visit(page, 'worlds', { set: 'dungeon', mode: 'paint' });
    await expect(page.getByText('Draw where you want more wall or more hall: the tiles follow.')).toBeVisible();
    await expect(page.getByLabel('Patches of a colour')).toBeVisible();
    await expect(page.getByLabel('Size of the map')).toHaveAttribute('placeholder', 'all that is seen');
});

test('while the worker is busy a line is on the picture, and the hash waits for it', async ({ page }) => {
    const call = await holding(page);
    await visit(page, 'worlds', { seed: '7' });
    const before = await hashOf(page);
    await call('hold');
    await page.getByLabel('Tiles', { exact: true }).selectOption('dungeon');
    await page.waitForTimeout(150);
    expect(await lineOf(page)).toBe('"" 1');
    await expect(page.locator('output.hash, output.fingerprint')).toHaveCount(0);
    await call('free');
    await page.waitForFunction(() => document.querySelector('output.hash, output.fingerprint'));
    expect(await lineOf(page)).toBe('none 1');
    expect(await hashOf(page)).not.toBe(before);
});

test('the size of the brush is in cells, and a finger sees it before it paints', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await visit(page, 'worlds', { mode: 'paint', k: '12' });
    await expect(page.getByText('The brush is 8 cells wide')).toBeVisible();
    const drawn = (): Promise<number> => stage(page).locator('canvas').nth(4).evaluate((canvas: HTMLCanvasElement) =>
        new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.buffer).filter((it) => it >>> 24 > 100).length);
    await expect.poll(drawn).toBeGreaterThan(500);
    await page.getByLabel('Brush').fill('1');
    await expect(page.getByText('The brush is 4 cells wide')).toBeVisible();
    await page.close();
});

test('tiles of one\'s own: gaps are reported and drawn; wrong files say why', async ({ page }) => {
    await visit(page, 'worlds');
    const hash = await hashOf(page);
    await page.getByText('Your own tiles').click();
    const drop = page.getByLabel(/^Drop/);
    await drop.setInputFiles([{ name: 'wrong.tsx', mimeType: 'application/xml', buffer: Buffer.from('<tileset name="x"') }]);
    await expect(page.getByRole('alert')).toContainText('wrong.tsx: this is not well-formed XML (line 1, column 18: ');
    await expect(page.getByRole('alert')).not.toContainText('page');
    await drop.setInputFiles([{ name: 'map.tsx', mimeType: 'application/xml', buffer: Buffer.from('<map/>') }]);
    await expect(page.getByRole('alert')).toContainText('must be <tileset>');
    await drop.setInputFiles([{ name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }]);
    await expect(page.getByRole('alert')).toContainText('noise.png is not a picture');
    const png = readFileSync(join(root, 'docs/sets/lanes.png'));
    await drop.setInputFiles([{ name: 'lanes.tsx', mimeType: '', buffer: png }]);
    await expect(page.getByRole('alert')).toContainText('lanes.tsx: this is a picture, not a tile set');
    await drop.setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }]);
    await expect(page.getByRole('alert')).toContainText('a.txt is neither a tile set (.tsx), a picture, nor a map (.tmx, .json, .pave, .zip)');
    expect(await hashOf(page)).toBe(hash);
    await page.getByRole('button', { name: 'Try a set with gaps' }).click();
    await expect(page.getByText('No, but the world has no gaps.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Missing/ }).first()).toBeVisible();
    await settled(page);
    await page.getByRole('button', { name: 'Back to the built-in ones' }).click();
    expect(await hashOf(page)).toBe(hash);
});

test('a wrong file throws nothing away, and files may be dropped on the picture', async ({ page }) => {
    await visit(page, 'worlds');
    const drop = async (...names: string[]): Promise<void> => {
        const files = names.map((name) => [name, name.endsWith('.txt') ? 'aGk=' : readFileSync(join(root, 'docs/sets', name)).toString('base64')]);
        const data = await page.evaluateHandle((all) => {
            const transfer = new DataTransfer();
            for (const [name, text] of all) transfer.items.add(new File([Uint8Array.from(atob(text!), (it) => it.charCodeAt(0))], name!));
            return transfer;
        }, files);
        await stage(page).dispatchEvent('drop', { dataTransfer: data });
    };
    await drop('a.txt');
    await expect(page.getByRole('alert')).toContainText('a.txt is neither');
    await drop('lanes.tsx');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await drop('a.txt');
    await drop('lanes.png');
    await expect(page.getByText('Tiles of lanes.tsx')).toBeVisible();
    await settled(page);
});

test('files of one\'s own: the picture one after the other, several Terrain Sets, turned tiles; the hash is that of the command', async ({ page }) => {
    await visit(page, 'worlds');
    await page.getByText('Your own tiles').click();
    const drop = page.getByLabel(/^Drop/);
    const sets = join(root, 'docs/sets');
    await drop.setInputFiles(join(sets, 'lanes.tsx'));
    await expect(page.locator('.says').getByText('Its picture is missing: add lanes.png')).toBeVisible();
    await drop.setInputFiles(join(sets, 'pond.png'));
    await expect(page.getByRole('alert')).toContainText('The picture has 120 x 48 pixels');
    // A second Terrain Set under the first, whose tiles may be turned.
    const source = readFileSync(join(sets, 'lanes.tsx'), 'utf8');
    const wangset = /<wangset [\s\S]*?<\/wangset>/.exec(source)![0];
    const twice = source.replace(wangset, `${wangset}${wangset.replace(/name="[^"]*"/, 'name="Again"')}`).replace(/<image /, '<transformations hflip="1" vflip="1" rotate="1" preferuntransformed="0"/><image ');
    await drop.setInputFiles([
        { name: 'twice.tsx', mimeType: 'application/xml', buffer: Buffer.from(twice) }, { name: 'lanes.png', mimeType: 'image/png', buffer: readFileSync(join(sets, 'lanes.png')) },
    ]);
    await page.getByLabel('Terrain Set').selectOption('Again');
    const hash = await hashOf(page);
    if (!native) return;
    const folder = mkdtempSync(join(tmpdir(), 'pave-'));
    writeFileSync(join(folder, 'twice.tsx'), twice);
    writeFileSync(join(folder, 'lanes.png'), readFileSync(join(sets, 'lanes.png')));
    expect(await commandOf(page)).toContain('twice.tsx --set Again');
    expect(printed(await commandOf(page), folder)).toBe(hash);
});

test('without WebGL, embedded, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, 'worlds', { gl: '0', embed: '1' });
    const colors = await stage(page).locator('canvas').first().evaluate((canvas: HTMLCanvasElement) =>
        new Set(new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size);
    expect(colors).toBeGreaterThan(100);
    await visit(page, 'worlds', { gl: '0', grid: 'tri', k: '6' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

for (const scheme of ['light', 'dark'] as const)
    test(`accessible: ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await visit(page, 'worlds', { set: 'country', noise: '0', seed: '7', mode: 'walk', from: '0.0.0', path: '0110', method: 'phase', k: '56' });
        await expect(page.locator('output.hash')).toBeVisible();
        await accessible(page);
        await visit(page, 'worlds');
        await expect(page.locator('output.hash')).toBeVisible();
        await accessible(page);
        if (scheme === 'dark') await expect(page).toHaveScreenshot('worlds-dark.png', { clip: { x: 640, y: 0, width: 640, height: 800 } });
    });
