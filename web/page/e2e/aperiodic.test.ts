import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { native, shell } from './native.ts';
import { accessible, bare, downloaded, expect, settled, test, visit } from './visit.ts';

const stage = (page: Page) => page.locator('.stage').first();
const said = (page: Page) => page.locator('.stage .cell');
const commandOf = (page: Page): Promise<string> => page.locator('.command code').first().innerText();
const choose = (page: Page, word: string): Promise<void> => page.getByRole('radio', { name: word, exact: true }).check({ force: true });

test('the cell under the pointer with its neighbours; the address has the place', async ({ page }) => {
    await visit(page, 'aperiodic');
    await stage(page).hover({ position: { x: 400, y: 300 } });
    await expect(said(page)).toHaveText(/^-?\d+,-?\d+,\d: (thin|thick) rhomb; 4 beside it, \d+ more at its corners$/);
    const before = await said(page).innerText();
    await page.mouse.down();
    await page.mouse.move(300, 350, { steps: 4 });
    await page.mouse.up();
    await settled(page);
    await expect(page).toHaveURL(/x=/);
    await stage(page).hover({ position: { x: 400, y: 300 } });
    expect(await said(page).innerText()).not.toBe(before);
    const moved = await commandOf(page);
    await page.reload();
    await settled(page);
    expect(await commandOf(page)).toBe(moved);
    await page.getByLabel('Cells', { exact: true }).selectOption('hat');
    await settled(page);
    expect(await commandOf(page)).toContain('--grid hat:7');
    await page.goBack();
    await settled(page);
    expect(await commandOf(page)).toContain('--grid penrose:7');
});

test('far away cells stand as firm as near ones, and the ground has an end', async ({ page }) => {
    await visit(page, 'aperiodic', { x: '100000000.25', y: '-70000000.5' });
    await stage(page).hover({ position: { x: 400, y: 300 } });
    await expect(said(page)).toHaveText(/rhomb; 4 beside it/);
    await visit(page, 'aperiodic', { x: '1e9', y: '0' });
    await expect(page.getByText('The ground ends here')).toBeVisible();
});

test('cells are reached by keys', async ({ page }) => {
    await visit(page, 'aperiodic', { grid: 'spectre' });
    await stage(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live=polite]')).toHaveText(/spectre; \d+ beside it/);
    const first = await page.locator('[aria-live=polite]').innerText();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expect(page.locator('[aria-live=polite]')).not.toHaveText(first);
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveCount(0);
});

test('a link with a path of earlier versions still opens its ground', async ({ page }) => {
    await visit(page, 'aperiodic', { grid: 'hat', tool: 'path', a: '0.0.0', colors: 'dusk' });
    expect(await commandOf(page)).toContain('--grid hat:7');
});

test('a world and a map of Dice Wars are those of the command', async ({ page }) => {
    await visit(page, 'aperiodic', { on: 'world', grid: 'ammann-beenker', set: 'river' });
    await expect(page.locator('output.hash')).toHaveText(/^0x[0-9a-f]{16}$/);
    const folder = mkdtempSync(join(tmpdir(), 'aperiodic-'));
    if (native) {
        expect(shell(await commandOf(page)).trim()).toBe(await page.locator('output.hash').innerText());
        shell((await commandOf(page)).replace('world fill', 'world draw').replace('--hash', '-o world.svg'), folder);
        expect(await bare(page, 'SVG')).toBe(readFileSync(join(folder, 'world.svg'), 'utf8'));
    }
    await page.getByLabel('Cells', { exact: true }).selectOption('townscaper');
    await expect(page.getByRole('radio', { name: 'A world' })).toHaveCount(0);
    await choose(page, 'Dice Wars');
    await settled(page);
    await expect(page.locator('output.hash')).toHaveText(/^0x[0-9a-f]{16}$/);
    if (native) expect(shell(await commandOf(page))).toContain(await page.locator('output.hash').innerText());
    expect((await downloaded(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG');
});

test('without WebGL it looks about the same', async ({ page }) => {
    const middle = (): Promise<number[]> => page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas')!;
        const copy = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
        const context = copy.getContext('2d')!;
        context.drawImage(canvas, 0, 0, 60, 40);
        const { data } = context.getImageData(0, 0, 60, 40);
        return [0, 1, 2].map((k) => data.filter((_, i) => i % 4 === k).reduce((sum, it) => sum + it, 0) / 2400);
    });
    for (const grid of ['penrose', 'hat']) {
        await visit(page, 'aperiodic', { grid });
        const by = await middle();
        await visit(page, 'aperiodic', { grid, gl: '0' });
        (await middle()).forEach((value, k) => expect(Math.abs(value - by[k]!)).toBeLessThan(8));
    }
});

test('nothing that axe-core knows is wrong', async ({ page }) => {
    for (const state of [{}, { on: 'world' }, { on: 'dice', grid: 'hat' }] as Record<string, string>[]) {
        await visit(page, 'aperiodic', state);
        await accessible(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await accessible(page);
});

test('the squares that never repeat are in Worlds', async ({ page }) => {
    await visit(page, 'aperiodic');
    await page.getByRole('link', { name: 'Worlds, as a garden' }).click();
    await settled(page);
    await expect(page.getByLabel('Tiles', { exact: true })).toHaveValue('garden');
    await expect(page.getByText('The least set of tiles that never repeats')).toBeVisible();
    if (native) expect(shell(await commandOf(page)).trim()).toContain(await page.locator('output.hash').innerText());
});

const looks: readonly (readonly [name: string, scheme: 'light' | 'dark', state: Record<string, string>])[] = [
    ['penrose-light', 'light', {}],
    ['townscaper-dark', 'dark', { grid: 'townscaper' }],
];
for (const [name, scheme, state] of looks) {
    test(`looks as it should, ${name}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await visit(page, 'aperiodic', state);
        await expect(page).toHaveScreenshot(`aperiodic-${name}.png`, { maxDiffPixelRatio: 0.004 });
    });
}

test('looks as it should on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, 'aperiodic', { grid: 'ammann-beenker' });
    await expect(page).toHaveScreenshot('aperiodic-phone.png');
});
