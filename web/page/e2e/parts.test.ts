import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessible, bare, downloaded, expect, settled, test, visit, unfold } from './visit.ts';

const root = join(import.meta.dirname, '../../..');
const pave = [process.env.PAVE_BUILD ?? '', join(root, 'build/dev'), join(root, 'build/ci')].map((it) => join(it, 'bin/pave')).find((it) => existsSync(it));
if (!pave) console.warn('skip: the native command is not built, so downloads are not compared with its files');

/** A point of the stage, from its middle, in shares of its height. */
async function pointAt(page: Page, x: number, y: number): Promise<void> {
    const box = (await page.locator('.stage').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2 + x * box.height, box.y + box.height / 2 + y * box.height);
}
const command = (page: Page) => page.locator('.command code').first();
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');

test('what is pointed at lights up, and a click chooses it', async ({ page }) => {
    await visit(page, 'parts');
    await expect(command(page)).toHaveText('pave grid hex neighbors 0,0');
    await expect(results(page)).toHaveCount(6);
    await pointAt(page, 0.145, 0);
    await expect(command(page)).toHaveText('pave grid hex neighbors 1,0');
    await page.mouse.click(0, 0);
    await pointAt(page, 0.0725, 0);
    await expect(command(page)).toHaveText('pave grid hex joins 1,0,W');
    await page.getByRole('button', { name: 'endpoints', exact: true }).click();
    await page.locator('.stage').focus();
    await expect(command(page)).toHaveText(/endpoints 0,0,(NE|W|NW)/);
    await page.goBack();
    await page.goBack();
    await expect(command(page)).toHaveText('pave grid hex neighbors 0,0');
});

test('keys walk from part to part and say where they are', async ({ page }) => {
    await visit(page, 'parts', { grid: 'square' });
    await page.locator('.stage').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[aria-live=polite]')).toHaveText(/^face 1,0, east\. neighbors 1,0: 4 faces: 1,-1; 2,0; 1,1; 0,0/);
    await page.keyboard.press('v');
    await page.keyboard.press('2');
    await expect(command(page)).toHaveText('pave grid square protrudes 1,0');
    await page.keyboard.press('ArrowDown');
    await expect(command(page)).toHaveText('pave grid square protrudes 1,1');
    await page.reload();
    await settled(page);
    await expect(command(page)).toHaveText('pave grid square protrudes 1,1');
});

test('letters typed fast all stay, on a machine that is busy', async ({ page }) => {
    await visit(page, 'parts');
    await page.locator('.parts-code').scrollIntoViewIfNeeded();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.evaluate(() => setInterval(() => { for (const end = performance.now() + 25; performance.now() < end;); }, 30));
    const typed = `// ${'the quick brown fox jumps over the lazy dog '.repeat(3)}`;
    await page.keyboard.type(typed, { delay: 8 });
    await expect(page.locator('.cm-content')).toContainText(typed.trim());
});

test('nothing that axe-core knows is wrong', async ({ page }) => {
    for (const state of [{ mode: 'path', grid: 'tri' }, { to: 'edge' }] as Record<string, string>[]) {
        await visit(page, 'parts', state);
        await page.locator('.parts-left').scrollIntoViewIfNeeded();
        await page.locator('.cm-content').waitFor();
        await accessible(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await accessible(page);
});

async function type(page: Page, code: string): Promise<void> {
    await page.locator('.parts-code').scrollIntoViewIfNeeded();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(code);
}
const inEditor = 'import { hex } from \'pave-maps\';\nexport default (face: { q: number; r: number }) => ';

test('TypeScript runs as it is typed, and its parts are drawn', async ({ page }) => {
    await visit(page, 'parts');
    await type(page, `${inEditor}hex.ring(face, 2);`);
    await expect(results(page)).toHaveCount(12);
    await page.locator('.stage').focus();
    await page.keyboard.press('ArrowRight');
    await expect(results(page).first()).toHaveText(/^02,-2N/);
    await type(page, `${inEditor}hex.rings(face);`);
    await expect(page.locator('.cm-message')).toHaveText(/hex.rings is not a function/);
    await type(page, `${inEditor}{ for (;;) {} };`);
    await expect(page.getByText('It ran longer than a second, and was ended')).toBeVisible();
    await type(page, `${inEditor}({ vertices: hex.corners(face) });`);
    await expect(results(page)).toHaveCount(6);
    await page.getByRole('button', { name: 'The room\'s code' }).click();
    await expect(page.locator('.cm-content')).toContainText('hex.neighbors(face)');
});

test('the code stands beside the picture', async ({ page }) => {
    await visit(page, 'parts');
    await page.getByRole('button', { name: 'Try it in code' }).click();
    await expect(page.locator('.cm-content')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.stage')).toBeInViewport({ ratio: 1 });
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(`${inEditor}hex.rings(face);`);
    await expect(page.getByText('hex.rings is not a function').filter({ visible: true })).toHaveCount(2); // one for eyes, one for ears
    await expect(page.locator('.parts-code .fault')).toHaveCount(0);
    await accessible(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Relations' })).toBeVisible();
});

test('settings stay where they are while the pointer moves, and the line of the colours covers nothing that is marked', async ({ page }) => {
    await visit(page, 'parts', { grid: 'square' });
    const boxes = () => page.locator('.parts-matrix button, .panel .choice label, .panel summary').evaluateAll((all) => all.map((it) => { const { x, y, width } = it.getBoundingClientRect(); return [x, y, width].join(); }));
    await pointAt(page, 0, 0);
    const before = await boxes();
    for (const [x, y] of [[0.0725, 0], [0.0725, 0.0725], [-0.435, -0.29]] as const) {
        await pointAt(page, x, y);
        await expect.poll(boxes).toEqual(before);
    }
    const key = (await page.locator('.parts-key').boundingBox())!;
    const stage = (await page.locator('.stage').boundingBox())!;
    expect(key.y).toBeGreaterThan(stage.y + stage.height / 2);
});

test('code of a link waits until it is asked for', async ({ page }) => {
    await visit(page, 'parts', { code: `${inEditor}hex.ring(face, 1);`, at: '0.1.0.0' });
    await page.locator('.parts-left').scrollIntoViewIfNeeded();
    await expect(page.getByText('This code came with the link.')).toBeVisible();
    await expect(page.getByText('neighbors 1,0: 6')).toBeVisible();
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText('Your code: 6', { exact: true })).toBeVisible();
});

const switchTo = (page: Page, word: string): Promise<void> => page.getByRole('radio', { name: word, exact: true }).check({ force: true });

test('switches change diagram, text and code together; undo returns', async ({ page }) => {
    await visit(page, 'parts');
    await page.locator('.parts-code').scrollIntoViewIfNeeded();
    await page.locator('.cm-content').waitFor();
    await unfold(page);
    await switchTo(page, 'flat');
    await switchTo(page, 'Triangles');
    await page.getByLabel('Coordinates of faces').selectOption('lanes');
    await page.getByRole('switch', { name: 'y points up' }).check();
    await expect(page.locator('.cm-content')).toContainText('tri.layout({ orientation: \'flat\', yUp: true })');
    await expect(page.locator('.cm-content')).toContainText('tri.toCoordinates(\'lanes\', found)');
    await expect(page.locator('.parts-text')).toContainText('In lanes coordinates the face 0,0,L is 0,0,2.');
    await expect(results(page).first()).toHaveText(/^00,-1,2/);
    await expect(page.getByRole('heading', { name: 'All 18 rows of triangles' })).toBeVisible();
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.parts-text')).toContainText('neighbors of a face 0,0 of hexagons');
});

test('grids morph, by a slider and by themselves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, 'parts');
    const at = () => page.locator('.stage').getAttribute('data-drawn').then(Number);
    const before = await at();
    await switchTo(page, 'Triangles');
    await expect.poll(at).toBeGreaterThan(before + 5);
    const slider = page.getByRole('slider', { name: 'Morph' });
    await slider.fill('-0.5');
    await expect(command(page)).toHaveText('pave grid hex neighbors 0,0');
    await expect(page).toHaveURL(/m=0\.5/);
    await slider.fill('0');
    await expect(command(page)).toHaveText('pave grid square neighbors 0,0');
});

test('paths go round walls that are painted; downloads are the command\'s', async ({ page }) => {
    await visit(page, 'parts', { mode: 'path', wh: '', end: '2.0.0' });
    await expect(results(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Paint walls' }).click();
    const box = (await page.locator('.stage').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2 + 0.11 * box.height, box.y + box.height / 2);
    await expect(results(page)).toHaveCount(4);
    const { answer } = JSON.parse((await downloaded(page, 'JSON')).toString()) as { answer: { name: string }[] };
    expect(answer.map(({ name }) => name)).toEqual(['0,0', '0,1', '1,1', '2,0']);
    const png = await downloaded(page, 'PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    if (!pave) return;
    const folder = mkdtempSync(join(tmpdir(), 'parts-'));
    writeFileSync(join(folder, 'walls.mask'), await downloaded(page, 'Walls (.mask)'));
    const native = (words: string[]): string => execFileSync(pave, words, { cwd: folder, encoding: 'utf8' });
    expect(native((await command(page).innerText()).split(' ').slice(1)).trim()).toBe('0,0 0,1 1,1 2,0');
    expect(await bare(page, 'SVG')).toBe(native(['grid', 'draw', '--grid', 'hex', '--on', 'walls.mask', '--numbers', '--show', 'path 0,0 2,0', '-o', '-', '--format', 'svg']));
    rmSync(folder, { recursive: true });
});

test('Enter and space paint walls where the keys stand', async ({ page }) => {
    await visit(page, 'parts', { mode: 'view', wh: '' });
    await page.locator('.stage').focus();
    await page.keyboard.press('ArrowRight');
    for (const [key, wall] of [['Enter', true], [' ', false]] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('wh') ?? '')).toMatch(wall ? /./ : /^$/);
    }
});

test('while the keyboard has the picture, a line names its keys; a wall where the path ends is seen and said', async ({ page }) => {
    await visit(page, 'parts', { mode: 'path', wh: '', end: '2.0.0' });
    const keys = page.locator('.stage .keys');
    const box = (await page.locator('.stage').boundingBox())!;
    await page.mouse.click(box.x + 20, box.y + box.height - 20);
    await expect(keys).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(keys).toHaveText('Arrows move · Enter: begin here · w: wall · ?: all keys');
    await expect(keys).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    const right = { x: box.x + box.width / 2 + 0.228 * box.height + 16, y: box.y + box.height / 2 - 1, width: 2, height: 2 }; // in the end, beside the cross
    const before = await page.screenshot({ clip: right });
    await page.keyboard.press('w');
    await expect(page.locator('[aria-live=polite]')).toHaveText(/^a wall at 2,0\. /);
    await expect.poll(async () => Buffer.compare(before, await page.screenshot({ clip: right }))).not.toBe(0);
    await accessible(page);
});

test('the key of walls goes where walls stand', async ({ page }) => {
    await visit(page, 'parts', { at: '1.0.0.0' }); // an edge
    await page.locator('.stage').focus();
    await page.keyboard.press('w');
    await expect(page.getByRole('radio', { name: 'Sight' })).toBeChecked();
    await expect(page.locator('[aria-live=polite]')).toHaveText(/^a wall at /);
});

for (const scheme of ['light', 'dark'] as const) {
    test(`looks as it should, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await visit(page, 'parts', scheme === 'light' ? {} : { grid: 'tri', to: 'edge', at: '2.0.0.0' });
        await expect(page).toHaveScreenshot(`parts-${scheme}.png`);
    });
}
