import { accessible, expect, settled, test } from './visit.ts';

test('a search leads to a heading, a picture to itself, and a document to its room', async ({ page }) => {
    await page.goto('docs/index.html');
    await page.getByLabel('Search').fill('random removal');
    await expect(page.locator('#found a').first()).toHaveText('Random removal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/docs\/tessellation\.html#random-removal$/);
    await expect(page.locator('#random-removal')).toBeInViewport();
    await page.getByLabel('Search').fill('pave_world_fill');
    await page.locator('#found').getByRole('link', { name: 'pave_world_fill', exact: true }).click();
    await expect(page.locator('#pave_world_fill')).toContainText('pave_result pave_world_fill(');
    await page.getByLabel('Search').fill('fog of war');
    await expect(page.locator('#found li').first()).toContainText(/fog of war/i);
    await page.getByLabel('Search').fill('hex');
    await expect(page.locator('#found a').first()).not.toHaveAttribute('href', /source/);
    await page.getByLabel('Search').fill('zebra crossing');
    await expect(page.locator('#found')).toHaveText('Nothing has these words.');
    await page.goto('docs/tactics.html');
    await page.getByRole('link', { name: 'Touch it' }).click();
    await expect(page).toHaveURL(/\?room=tactics$/);
    await settled(page);
});

for (const [scheme, width] of [['light', 1280], ['dark', 390]] as const)
    test(`documents are accessible and fit, ${scheme}, ${width} pixels wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 844 });
        for (const name of ['index', 'pave', 'regions', 'source/include/pave/hex.h', 'decisions/index']) {
            await page.goto(`docs/${name}.html`);
            await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
            await accessible(page);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        await page.getByRole('button', { name: scheme === 'light' ? 'Dark' : 'Light' }).click();
        await page.goto('docs/grids.html');
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme === 'light' ? 'dark' : 'light');
    });
