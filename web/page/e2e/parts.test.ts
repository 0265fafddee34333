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

test('code of a link waits until it is asked for', async ({ page }) => {
    await visit(page, 'parts', { code: `${inEditor}hex.ring(face, 1);`, at: '0.1.0.0' });
    await page.locator('.parts-code').scrollIntoViewIfNeeded();
    await expect(page.getByText('This code came with the link.')).toBeVisible();
    await expect(page.getByText('neighbors 1,0: 6')).toBeVisible();
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText('Your code: 6', { exact: true })).toBeVisible();
});
