import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { native, shell } from './native.ts';
import { accessible, bare, downloaded, expect, settled, test, unfold, visit } from './visit.ts';

const commandOf = (page: Page): Promise<string> => page.locator('.command code').innerText();
const hashOf = (page: Page): Promise<string> => page.locator('output.hash').innerText();
const printed = (line: string, folder?: string): string => /^(0x[0-9a-f]{16})$/m.exec(shell(`${line} || true`, folder))![1]!;

test('Schelling: back to the start, a step, play to the end, as the article prints it', async ({ page }) => {
    await visit(page, 'regions');
    const numbers = page.locator('.transport .numbers');
    await expect(numbers).toHaveText('step 294 · satisfaction: 100 %');
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await expect(numbers).toHaveText('step 0 · satisfaction: 3.6 %');
    await page.getByRole('button', { name: 'One step' }).click();
    await expect(numbers).toHaveText('step 1 · satisfaction: 4.12 %');
    await expect(page.getByLabel('Step', { exact: true })).toHaveAttribute('max', '294'); // the rest of the run stays in reach
    const box = (await page.locator('.stage').boundingBox())!;
    await page.mouse.click(box.x + 450, box.y + 290);
    await expect(page.locator('.info')).toContainText('1 alike of 6 neighbours, wants 3: wants to move');
    await expect(page.locator('.key')).toHaveText('wants to move empty');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(numbers).toHaveText('step 294 · satisfaction: 100 %');
    await settled(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(numbers).toContainText('step 1 ');
    await page.getByLabel('Step', { exact: true }).fill('0');
    await expect(numbers).toContainText('step 0 ');
    await page.locator('.stage').focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('Dice Wars: each press of the button makes another map', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars' });
    const hashes = new Set([await hashOf(page)]);
    for (let i = 0; i < 3; i++) {
        await page.getByRole('button', { name: 'Another map' }).click();
        await settled(page);
        hashes.add(await hashOf(page));
    }
    expect(hashes.size).toBe(4);
});

test('Dice Wars: to take off all locks leaves the map as it is', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars', lock: '3.9' });
    await page.getByRole('button', { name: 'The rest anew (2 stay)' }).click();
    await settled(page);
    const hash = await hashOf(page);
    await page.getByRole('button', { name: 'Unlock all' }).click();
    await settled(page);
    await expect(page.getByRole('button', { name: 'Another map' })).toBeVisible();
    expect(await hashOf(page)).toBe(hash);
});

test('other cells are in Aperiodic, where all of a map is seen, of any cells', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars' });
    await unfold(page);
    await page.getByRole('link', { name: 'Penrose rhombs, hats and spectres' }).click();
    await settled(page);
    await expect(page).toHaveURL(/room=aperiodic&on=dice$/);
    await expect(page.locator('.command code')).toHaveText(/^pave region dicewars --grid penrose:7 /);
    await page.getByLabel('Cells', { exact: true }).selectOption('hat');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/&z=/);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).not.toHaveURL(/&z=/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/&z=/);
    await page.getByLabel('Cells', { exact: true }).selectOption('spectre');
    await expect(page).not.toHaveURL(/&z=/);
});

test('Dice Wars: of a link that was cut off, or to another game, the map is shown', async ({ page }) => {
    for (const play of ['2613007330', '2613007330.3.1', '2613007330.8.8']) {
        await visit(page, 'regions', { kind: 'dicewars', seed: '11', p: '3', play });
        await expect(page.getByRole('alert').filter({ hasText: 'left out: play.' })).toHaveCount(play.includes('.') ? 0 : 1);
        await expect(page.locator('.game .numbers')).toHaveCount(play.endsWith('.3.1') ? 1 : 0);
    }
});

test('Dice Wars is played: an attack and a turn by keys, another room and back, reload', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars', p: '3', hum: '1' });
    await page.getByRole('button', { name: 'Play this map' }).click();
    await settled(page);
    const [live, whose, standings] = [page.locator('[aria-live]'), page.locator('.game .numbers'), page.locator('.standings')];
    await expect(whose).toHaveText('Player 1: your turn');
    await page.locator('.stage').focus();
    for (let i = 0; i < 26 && !/^Attack from/.test(await live.innerText()); i++) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
    }
    const [, from, to] = /^Attack from (\d+) on (\d+)/.exec(await live.innerText())!.map(Number) as [number, number, number];
    for (let at = from; at !== to; at += Math.sign(to - from)) await page.keyboard.press(to > from ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(live).toHaveText(new RegExp(`^${from} attacks ${to}: \\d+ against \\d+, (won|lost)$`));
    await expect(page.locator('.thrown')).toHaveText(/= \d+.*= \d+ ?(won|lost)$/);
    await accessible(page);
    await page.getByRole('button', { name: 'End turn' }).click();
    await settled(page);
    const took = String.raw`Player \d took \d+ territor(?:y|ies)(?:, player \d took \d+ territor(?:y|ies))*`;
    await expect(live).toHaveText(new RegExp(`^${took}\\. Player 1: your turn$`));
    await expect(page.locator('.thrown')).toHaveText(new RegExp(`(won|lost)\\. Before that: ${took}$`));
    await expect(page).toHaveURL(new RegExp(`play=\\d+\\.3\\.1\\.${from}\\.${to}\\.0(&|$)`));
    const stood = await standings.innerText();
    const nav = page.getByRole('navigation', { name: 'Rooms', exact: true });
    await nav.getByText('Tactics').click();
    await expect(page.locator('h1')).toHaveText('Tactics');
    await nav.getByText('Regions').click();
    await settled(page);
    await expect(standings).toHaveText(stood.replaceAll('\n', ''));
    await page.reload();
    await settled(page);
    await expect(standings).toHaveText(stood.replaceAll('\n', ''));
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Play this map' })).toBeVisible();
});

test('Dice Wars on a map of Schelling, with nobody at the keys', async ({ page }) => {
    await visit(page, 'regions', { hum: '0' });
    await unfold(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await settled(page);
    await expect(page.locator('.game .numbers')).toHaveText(/^Player \d has won$/);
    await accessible(page);
});

test('the address keeps all: reload and Back', async ({ page }) => {
    await visit(page, 'regions');
    await page.getByLabel('Colours, with the empty one').fill('5');
    await page.getByLabel('Share of its neighbours').fill('65');
    await settled(page);
    const hash = await hashOf(page);
    expect(await commandOf(page)).toBe('pave region schelling --races 5 --ratio 0.65 --seed 7 --hash');
    await page.waitForTimeout(300);
    await page.reload();
    await settled(page);
    expect(await hashOf(page)).toBe(hash);
    await page.goBack();
    await settled(page);
    expect(await commandOf(page)).not.toContain('0.65');
    await page.getByRole('radio', { name: 'Dice Wars' }).check();
    await settled(page);
    await page.goBack();
    await settled(page);
    expect(await commandOf(page)).toContain('pave region schelling');
});

test('keys: from territory to territory, lock, the rest anew', async ({ page }) => {
    await visit(page, 'regions', { kind: 'grow' });
    await page.locator('.stage').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[aria-live]')).toContainText('Territory 1 ');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[aria-live]')).toContainText('touches');
    const told = (await page.locator('.info').innerText()).replace(' · locked', '');
    const before = await hashOf(page);
    await page.keyboard.press('l');
    await expect(page.locator('[aria-live]')).toContainText('stays');
    await page.keyboard.press('n');
    await settled(page);
    await expect(page.locator('output.hash')).not.toHaveText(before);
    await expect(page.getByRole('button', { name: 'The rest anew (1 stay)' })).toBeVisible();
    expect(told.split(' · ')[1]).toMatch(/^\d+ cells$/);
    expect(await commandOf(page)).toContain('| pave region grow --locked - --keep 2 ');
    await page.keyboard.press('Control+z');
    await settled(page);
    await expect(page.locator('output.hash')).toHaveText(before);
    for (let i = 0; i < 16; i++) await page.keyboard.press('Tab');
    await expect(page.locator('.stage')).not.toBeFocused();
});

test('the bar says which seed is the fairest', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars', seed: '567393' });
    await expect(page.locator('.facts')).toContainText(/the fairest of 20 seeds from 567393: \d+$/);
});

test('labels: paint, and what touches is one territory', async ({ page }) => {
    await visit(page, 'regions', { kind: 'labels', r: '5', n: '4' });
    const facts = page.locator('.facts');
    const before = await facts.innerText();
    await page.getByRole('button', { name: 'Colour 3' }).click();
    const box = (await page.locator('.stage').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x - 200, y);
    await page.mouse.down();
    await page.mouse.move(x + 200, y, { steps: 5 });
    await page.mouse.up();
    await settled(page);
    await expect(facts).not.toHaveText(before);
    expect(await commandOf(page)).toBe('pave region show labels.json --hash');
    await page.keyboard.press('Control+z');
    await settled(page);
    await expect(facts).toHaveText(before);
    await page.locator('.stage').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(page).toHaveURL(/ink=\d+\.1\.3(&|$)/);
});

test('wrong settings: one line says why, and the page goes on', async ({ page }) => {
    await visit(page, 'regions', { kind: 'dicewars', w: '6', h: '6', a: '60' });
    await expect(page.locator('.info .wrong')).toContainText('territories need a cell each');
    await page.getByLabel('Territories').first().fill('10');
    await settled(page);
    await expect(page.locator('.info .wrong')).toHaveCount(0);
    await expect(page.locator('output.hash')).toBeVisible();
});

test('no violation that axe knows of, and no WebGL needed', async ({ page }) => {
    await visit(page, 'regions', { gl: '0' });
    await accessible(page);
    await visit(page, 'regions', { kind: 'dicewars' });
    await accessible(page);
    await visit(page, 'regions', { kind: 'labels' });
    await accessible(page);
});

test.describe('as the native command', () => {
    test.skip(!native, 'there is no native pave');

    const addresses: Record<string, string>[] = [
        {}, { at: '100' }, { n: '5', v: '15', t: '30', r: '20', fill: '1', min: '6', holes: '1' }, { grid: 'square', touch: 'vertex', n: '4', order: 'sequential' },
        { tab: '0.1.1.1.2.3.3', n: '6' }, { grid: 'tri', reach: '2', n: '5', wrap: '1', r: '10' }, { kind: 'dicewars' }, { kind: 'dicewars', orig: '1', corr: '1', p: '7' },
        { kind: 'dicewars', grid: 'square', m: '2', land: '80', tol: '0', rough: '0', a: '0', d: '5' }, { kind: 'grow', gland: '60', isles: '1', m: '1' },
        { kind: 'grow', past: '7,14,25,10,100,0,0,,3-9_8,12,60,10,90,0,0,,1-5', lock: '1.2', seed: '9', ga: '10' },
    ];
    test('hashes', async ({ page }) => {
        for (const state of addresses) {
            await visit(page, 'regions', state);
            expect(await hashOf(page), JSON.stringify(state)).toBe(printed(await commandOf(page)));
        }
    });

    test('downloads: SVG byte for byte, JSON by its values', async ({ page }) => {
        for (const state of [{}, { kind: 'dicewars', wrap: '1' }, { kind: 'grow', gland: '70', sm: '2' }] as Record<string, string>[]) {
            await visit(page, 'regions', state);
            const line = (await commandOf(page)).replace(' --hash', '');
            const look = state.sm ? ' --smooth 2' : '';
            expect(await bare(page, 'SVG')).toBe(shell(`${line} -o - --format svg${look}`));
            expect(JSON.parse(await bare(page, 'JSON'))).toEqual(JSON.parse(shell(`${line} -o - --format json`)));
        }
        expect((await downloaded(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG');
    });

    test('maps with locks and paint, by their files', async ({ page }) => {
        const folder = mkdtempSync(join(tmpdir(), 'pave-'));
        const states: [Record<string, string>, string, string][] = [
            [{ kind: 'dicewars', past: '7,26,4,3,40,30,69,0,2,0,0,3-9', lock: '1.2', seed: '8', best: '2' }, 'JSON', 'dicewars.json'],
            [{ kind: 'labels', ink: '100.9.2.120.3.0' }, 'JSON', 'labels.json'],
        ];
        for (const [state, label, file] of states) {
            await visit(page, 'regions', state);
            writeFileSync(join(folder, file), await downloaded(page, label));
            expect(await hashOf(page), file).toBe(printed(await commandOf(page), folder));
        }
    });
});

test('looks, light and dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, 'regions', { at: '200' });
    await expect(page).toHaveScreenshot('regions-light.png');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await visit(page, 'regions', { kind: 'dicewars', lock: '3.9' });
    await expect(page).toHaveScreenshot('regions-dicewars-dark.png');
});

test('looks: on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, 'regions');
    await expect(page).toHaveScreenshot('regions-phone.png');
});
