import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { native, shell } from './native.ts';
import { accessible, bare, downloaded, expect, settled, test, visit, unfold } from './visit.ts';

const hash = (page: Page) => page.locator('output.hash');
const command = (page: Page) => page.locator('.command code');
const heard = (page: Page) => page.locator('.unseen[aria-live]');
const stage = (page: Page) => page.getByRole('application').first();

/** Runs the printed command in a folder of its own: what it prints, and the picture that it writes. */
function run(words: string): { hash: string; svg: string; folder: string } {
    const folder = mkdtempSync(join(tmpdir(), 'pave-'));
    const out = shell(words, folder);
    return { hash: /^0x[0-9a-f]{16}$/m.exec(out)![0], svg: readFileSync(join(folder, 'tiles.svg'), 'utf8'), folder };
}

const digits = /-?\d+(\.\d+)?(e-?\d+)?/g;
const numbers = (text: string): number[] => text.match(digits)!.map(Number);

/** Walks to the tile in the middle, by keys. */
async function focusMiddle(page: Page): Promise<void> {
    await stage(page).focus();
    await page.keyboard.press('ArrowRight');
}

test('a click between two tiles parts them, undo joins them again, the address keeps it', async ({ page }) => {
    await visit(page, 'tessellation');
    const before = await hash(page).textContent();
    const box = (await stage(page).boundingBox())!;
    await page.mouse.click(box.x + 415, box.y + 250);
    await expect(page).toHaveURL(/edits=\d+\.\d+/);
    await settled(page);
    await expect(hash(page)).not.toHaveText(before!);
    const after = await hash(page).textContent();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(hash(page)).toHaveText(before!);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(hash(page)).toHaveText(after!);
    await page.reload();
    await expect(hash(page)).toHaveText(after!);
    await page.goBack();
    await expect(hash(page)).toHaveText(before!);
});

test('keys walk the tiles, join and part them, and say so; what cannot be says why', async ({ page }) => {
    await visit(page, 'tessellation', { p: '0', w: '9', h: '7' });
    await focusMiddle(page);
    await expect(heard(page)).toHaveText('tile 31 (4,3), 6 sides. Joined: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Apart: none.');
    await page.keyboard.press('ArrowUp');
    await expect(heard(page)).toHaveText(/^tile 22 \(4,2\)/);
    await page.keyboard.press('4');
    await expect(heard(page)).toHaveText('Parted tile 22 (4,2) and tile 31 (4,3)');
    await page.keyboard.press('w');
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/edits=22\.31\.13\.22\.22\.23/);
    await settled(page);
    await page.keyboard.press('d');
    await expect(page.getByRole('alert').filter({ hasText: 'fewer than three neighbours: tile 22 (4,2)' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').filter({ hasText: 'fewer than' })).toHaveCount(0);
});

test('a board that has no tiles says why at the tile, and is repaired', async ({ page }) => {
    await visit(page, 'tessellation', { p: '1', deg: 'any', w: '14', h: '8', rim: 'stay' });
    await expect(page.locator('.why')).toContainText('not connected: tile 0 (0,0)');
    const high = async (): Promise<boolean> => { // the box that says why
        const [why, stage] = [(await page.locator('.why').boundingBox())!, (await page.locator('.stage').boundingBox())!];
        return why.y + why.height < stage.y + stage.height / 3;
    };
    expect(await high()).toBe(false);
    await expect(hash(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /spread of areas/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'The next reason' }).click();
    await expect(page.locator('.why')).toContainText('2 of 4');
    await page.mouse.click(438, 632);
    await expect(page.locator('.why')).toContainText('tile 104 (6,7)');
    expect(await high()).toBe(true);
    await expect(page.getByRole('list', { name: 'What colours mean' })).toContainText('touchkept apartat fault');
    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(hash(page)).toHaveText(/^0x/);
    await expect(page.locator('.why')).toHaveCount(0);
    await unfold(page);
    await page.getByLabel('the board', { exact: true }).check();
    await focusMiddle(page);
    await page.keyboard.press('1');
    await expect(page).toHaveURL(/cuts=/);
});

const states: Record<string, string>[] = [
    {},
    { edits: '62.80.90.91', rings: '3', fill: 'area', graph: '1' },
    { pattern: 'quad', p: '0.1', kind: 'push', radius: '1.1', rim: 'free', meant: '1', steps: '9', edits: '80.98' },
    { w: '9', h: '6', p: '0', cuts: '12.13.20.21', rings: '0', edits: '30.31', steps: '0', fill: 'colors' },
    { p: '1', deg: 'any', repair: '1', seed: '18446744073709551615', min: '4', pattern: 'hex', rim: 'stay' },
    { pattern: 'triangle', p: '0', cuts: '40.41.41.59', repair: '1', steps: '3', fill: 'none' },
];
test.describe('as the command', () => {
    test.skip(!native, 'there is no build of the command to compare with');
    for (const [i, state] of states.entries())
        test(`the hash and the SVG, ${i}`, async ({ page }) => {
            await visit(page, 'tessellation', state);
            const made = run((await command(page).textContent())!);
            await expect(hash(page)).toHaveText(made.hash);
            expect(await bare(page, 'SVG')).toBe(made.svg);
            if (i !== 1) return;
            for (const format of ['json', 'obj']) {
                const words = (await command(page).textContent())!.replace(/ --(fill \w+|adjacency)/g, '').replace('tiles.svg', `tiles.${format}`);
                shell(words, made.folder);
                const [is, wanted] = [await bare(page, format.toUpperCase()), readFileSync(join(made.folder, `tiles.${format}`), 'utf8')];
                expect(numbers(is)).toEqual(numbers(wanted)); // of two that are as near, the 17th digit may differ
                expect(is.replace(digits, '')).toBe(wanted.replace(digits, ''));
            }
            expect([...(await downloaded(page, 'PNG')).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
        });
});

test('the relaxation is scrubbed; the table follows', async ({ page }) => {
    await visit(page, 'tessellation');
    const slider = page.getByLabel('Steps of relaxation');
    await slider.fill('0');
    await expect(page.getByRole('row', { name: /spread of areas/ })).toContainText('0.350');
    const before = await hash(page).textContent();
    await slider.fill('40');
    await expect(page).toHaveURL(/steps=40/);
    await expect(hash(page)).not.toHaveText(before!);
    await expect(page.getByRole('row', { name: /spread of areas/ })).not.toContainText('0.350');
});

test('the story of the first attempt', async ({ page }) => {
    await visit(page, 'tessellation');
    await page.getByRole('button', { name: 'Step by step' }).click();
    await expect(page.getByRole('heading', { name: 'A tile knows its neighbours' })).toBeVisible();
    await stage(page).focus();
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'The whole face matters' })).toBeVisible();
    await expect(page).toHaveURL(/story=8/);
    await accessible(page);
    await page.getByRole('button', { name: 'To the tiles' }).click();
    await expect(hash(page)).toHaveText(/^0x/);
});

test('an edit of the frame says that it is dented; tiles too small to hit come nearer first', async ({ page }) => {
    await visit(page, 'tessellation');
    await page.mouse.click(76, 500);
    await expect(page.locator('.toast')).toContainText('The frame is dented');
    await visit(page, 'tessellation', { w: '120', h: '80', steps: '0' });
    await page.mouse.click(460, 400);
    await expect(page).toHaveURL(/cam=/);
    expect(page.url()).not.toContain('edits');
});

test('an address that makes no sense: what can be read is taken, and said once', async ({ page }) => {
    await visit(page, 'tessellation', { w: 'wide', h: '5x', edits: '0.100.5', cuts: '1.2.3', kind: 'round', cam: 'a_b_c', steps: '1e9' });
    await expect(hash(page)).toHaveText(/^0x/);
    await expect(page.locator('.toast.wrong')).toContainText('not neighbours');
});

test('on a phone, without WebGL, with fingers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, 'tessellation', { gl: '0', w: '10', h: '9' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await accessible(page);
    await expect(page).toHaveScreenshot('tessellation-phone.png');
});

for (const scheme of ['light', 'dark'] as const)
    test(`accessible, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await visit(page, 'tessellation', { graph: '1', edits: '62.80' });
        await accessible(page);
        if (scheme === 'light') return;
        await page.waitForTimeout(1300); // what an edit changed stays lit for a moment
        await expect(page).toHaveScreenshot('tessellation-dark.png');
    });
