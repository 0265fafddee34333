import { expect, test, visit, settled, accessible } from './visit.ts';
import type { Page } from '@playwright/test';

/** A point of the stage, from its middle, in shares of its height. */
async function pointAt(page: Page, x: number, y: number): Promise<void> {
    const box = (await page.locator('.stage').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2 + x * box.height, box.y + box.height / 2 + y * box.height);
}
const command = (page: Page) => page.locator('.command code');
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

test('nothing that axe-core knows is wrong', async ({ page }) => {
    await visit(page, 'parts', { mode: 'path', grid: 'tri' });
    await accessible(page);
});
