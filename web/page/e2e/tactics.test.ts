import { native, shell } from './native.ts';
import { accessible, bare, downloaded, expect, settled, test, unfold, visit } from './visit.ts';
import type { Page } from '@playwright/test';

/** The hash on the page is the last line of the printed command. */
async function sameAsNative(page: Page): Promise<void> {
    test.skip(!native, 'there is no native pave: set PAVE_BUILD');
    const command = await page.locator('.command code').innerText();
    expect(shell(command).trim().split('\n').at(-1)).toBe(await page.locator('output.hash').innerText());
}
const stage = (page: Page) => page.locator('.stage');
const heard = (page: Page) => page.locator('[aria-live=polite]');

test('distances: a tap moves the origin, walls are painted, the command agrees', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'distances' });
    const hash = page.locator('output.hash');
    const first = await hash.innerText();
    await sameAsNative(page);
    const box = (await stage(page).boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.3);
    await expect(page).toHaveURL(/from=/);
    await expect(hash).not.toHaveText(first);
    await settled(page);
    await sameAsNative(page);
    await page.keyboard.press('Control+z');
    await expect(hash).toHaveText(first);
    await page.getByRole('radio', { name: 'Paint walls' }).check();
    await page.mouse.move(box.x + box.width * 0.42, box.y + box.height * 0.3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.32, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/[?&]w=/);
    await settled(page);
    await expect(hash).not.toHaveText(first);
    await sameAsNative(page);
    await page.reload();
    await settled(page);
    await sameAsNative(page);
    await page.getByRole('button', { name: 'No walls' }).click();
    await settled(page);
    await expect(hash).toHaveText(first);
    await page.goBack();
    await settled(page);
    await expect(hash).not.toHaveText(first);
});

test('on a phone every scene can be chosen without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, 'tactics');
    for (const it of await page.locator('.scenes label').all()) await expect(it).toBeInViewport({ ratio: 1 });
});

test('distances: keys move the origin and paint', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'distances' });
    await stage(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(heard(page)).toHaveText(/^origin \d/);
    await expect(page).toHaveURL(/from=/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.command code')).toContainText('--metric touch');
    await page.getByRole('radio', { name: 'Paint walls' }).focus();
    await page.keyboard.press(' ');
    await stage(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(heard(page)).toHaveText(/^-?\d+,\d+,[LR]$/);
    await page.keyboard.press(' ');
    await expect(heard(page)).toHaveText(/wall$/);
    await expect(page).toHaveURL(/[?&]w=/);
    await page.keyboard.press('Control+z');
    await expect(page).not.toHaveURL(/[?&]w=/);
});

test('distances: files, and nothing that axe finds', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'distances' });
    const json = JSON.parse((await downloaded(page, 'JSON')).toString());
    expect(json.distances).toHaveLength(930);
    const svg = await bare(page, 'SVG');
    expect(svg).toContain('<title>a field of distances</title>');
    if (native) expect(svg).toBe(shell((await page.locator('.command code').innerText()).replace('--hash', '-o - --format svg')));
    expect((await downloaded(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG');
    await accessible(page);
});

test('citadel: works light up, the files and the hash are those of the command', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'citadel' });
    await sameAsNative(page);
    await page.keyboard.press('n');
    await expect(heard(page)).toHaveText(/^bastion 2 sees \d+ cells$/);
    await expect(page).toHaveURL(/work=1/);
    await page.getByRole('radio', { name: 'by how many' }).check();
    await expect(page.locator('.lead')).toContainText('says how many works see it');
    await expect(page.locator('.stage .scale')).toHaveText(/^1 work\d+ works$/);
    const svg = await bare(page, 'SVG');
    const command = await page.locator('.command code').innerText();
    expect(svg).toBe(shell(command.replace('--hash', '-o - --format svg')));
    await page.getByRole('radio', { name: 'triangle' }).check();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('radio', { name: 'sea' }).check();
    await settled(page);
    await expect(page.locator('.command code')).toContainText('--outline triangle --shore sea');
    await sameAsNative(page);
    await accessible(page);
});

test('terrain: a relief or tiers, the files and the hash are those of the command', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'terrain', land: '64x32' });
    await sameAsNative(page);
    await expect(page.locator('.below-picture')).toBeVisible();
    const command = await page.locator('.command code').innerText();
    expect(await bare(page, 'SVG')).toBe(shell(command.replace('--hash', '-o - --format svg')));
    expect((await downloaded(page, 'OBJ')).toString()).toMatch(/^# pave: \d+ points(.|\n)*usemtl [\w-]+\nf \d+ \d+ \d+/);
    await page.getByRole('slider', { name: 'Sea' }).fill('0');
    await page.getByRole('slider', { name: 'Erosion' }).fill('3');
    await page.getByRole('switch', { name: 'Tiers' }).check();
    await settled(page);
    await expect(page.locator('.command code')).toContainText('--erosion 3 --sea 0');
    await sameAsNative(page);
    await accessible(page);
});

test('giants: the goal is dragged, walls change the way, the hash is that of the command', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'giants' });
    await sameAsNative(page);
    const hash = page.locator('output.hash');
    const first = await hash.innerText();
    const box = (await stage(page).boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.25, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/[?&]b=/);
    await settled(page);
    await expect(hash).not.toHaveText(first);
    await stage(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(heard(page)).toHaveText(/^goal /);
    await page.getByRole('radio', { name: 'rhombus' }).check();
    await page.getByRole('radio', { name: 'north' }).check();
    await settled(page);
    await expect(page.locator('.command code')).toContainText('--kind rhombus --size 2');
    await sameAsNative(page);
    const command = await page.locator('.command code').innerText();
    expect(await bare(page, 'SVG')).toBe(shell(command.replace('--hash', '-o - --format svg')));
    await accessible(page);
});

test('formations: orders by buttons and keys, other grids, the hash is that of the command', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'formations' });
    await sameAsNative(page);
    await stage(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('march 2, wheel right, march 1', { exact: true })).toBeVisible();
    await expect(heard(page)).toHaveText(/soldiers; march 1: 2 turns/);
    await page.getByRole('button', { name: 'Form wedge' }).click();
    await settled(page);
    await expect(page.locator('.command code')).toContainText('--order "form wedge 4"');
    await sameAsNative(page);
    const command = await page.locator('.command code').innerText();
    expect(await bare(page, 'SVG')).toBe(shell(command.replace('--hash', '-o - --format svg')));
    await unfold(page);
    await page.getByRole('radio', { name: 'hexagons' }).check();
    await page.getByRole('slider', { name: 'Range' }).fill('2');
    await settled(page);
    await expect(page.getByText('8 of 8 have a clear line').nth(1)).toBeVisible();
    await sameAsNative(page);
    await accessible(page);
});

test('formations: who stands at the edge marches no further; another grid says that the orders are gone', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'formations', orders: 'm9' });
    await stage(page).focus();
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowUp');
    await expect(page.locator('.toast')).toHaveText('They cannot march further');
    await settled(page);
    const orders = /orders=([^&]*)/.exec(page.url())?.[1];
    await page.keyboard.press('ArrowUp');
    await settled(page);
    expect(/orders=([^&]*)/.exec(page.url())?.[1]).toBe(orders);
    await unfold(page);
    await page.getByRole('radio', { name: 'hexagons' }).check();
    await expect(page.locator('.toast')).toContainText('without its orders');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
});

test('distances: a keep stands beside the walls that are there', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'distances', w: 'B' });
    await page.getByRole('button', { name: 'A keep' }).click();
    await expect(page).toHaveURL(/[?&]w=B/);
    await settled(page);
    await sameAsNative(page);
});

for (const [scene, scheme] of Object.entries({ distances: 'light', formations: 'dark', citadel: 'light' } as const))
    test(`${scene}: the picture, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await visit(page, 'tactics', { scene });
        await page.waitForTimeout(400); // until images are drawn sharp
        await expect(page).toHaveScreenshot(`tactics-${scene}-${scheme}.png`, { timeout: 30000 });
    });

test('citadel: a town that cannot be says so in one line, and shows no hash', async ({ page }) => {
    await visit(page, 'tactics', { scene: 'citadel', cs: '13', outline: 'rhombus' });
    await expect(page.getByRole('alert')).toHaveText(/rhombus must be 22 to 60 rows, not 13/);
    await expect(page.locator('output.hash')).toHaveCount(0);
    await page.getByRole('radio', { name: 'hexagon' }).check();
    await settled(page);
    await sameAsNative(page);
});
