import { accessible, expect, settled, test, visit } from './visit.ts';

test('at 400 %, the button that pauses the drift is in sight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto('./');
    const { y, height } = (await page.getByRole('button', { name: 'Pause' }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(200);
});

test('an endless land stands at once; dragging, keys and seeds change the address, and the address brings them back', async ({ page }) => {
    await visit(page, '');
    const stage = page.getByRole('application');
    const box = (await stage.boundingBox())!;
    await page.mouse.move(box.x + 900, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 740, box.y + 180, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL(/x=10(\.\d+)?&y=-5/); // 160 and 80 pixels, at 16 a cell
    await stage.focus();
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/z=20/);
    await page.getByRole('button', { name: 'Another seed' }).click();
    await expect(page).toHaveURL(/seed=\d+/);
    const [address, seed] = [page.url(), await page.getByLabel('Seed', { exact: true }).inputValue()];
    await page.getByRole('link', { name: /^Worlds/ }).last().click();
    await expect(page).toHaveURL(/room=worlds/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(seed);
    await expect(page.locator('.where')).toHaveText('middle at cell 10, -5');
    await page.getByRole('link', { name: 'Open this place in Worlds' }).click();
    await expect(page).toHaveURL(new RegExp(`room=worlds&seed=${seed}&noise=24&rough=0&method=feature&x=10(\\.\\d+)?&y=-5(\\.\\d+)?&k=20`));
    await settled(page);
});

test('the land passes by until somebody pauses or touches it; not where no motion is wanted', async ({ page }) => {
    await visit(page, '');
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const where = page.locator('.where output');
    await expect(where).not.toHaveText('0, 0');
    await page.getByRole('button', { name: 'Pause' }).click();
    const there = await where.innerText();
    await page.waitForTimeout(1500); // a cell and more
    await expect(where).toHaveText(there);
    await page.getByRole('button', { name: 'Drift on' }).click();
    await expect(where).not.toHaveText(there);
    await page.locator('.hero .stage').focus();
    await page.keyboard.press('+');
    await expect(page.getByRole('button', { name: 'Drift on' })).toBeVisible();
    await accessible(page);
});

test('the land is the same far away after a way there and back', async ({ page }) => {
    const far = { x: String(2 ** 28), y: String(-(2 ** 28)), seed: '5' };
    await visit(page, '', far);
    const before = await page.locator('.hero .stage').screenshot();
    await visit(page, '', { ...far, x: '0' });
    await visit(page, '', far);
    expect((await page.locator('.hero .stage').screenshot()).equals(before)).toBe(true);
});

for (const scheme of ['light', 'dark'] as const)
    test(`it is accessible, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await visit(page, '');
        await accessible(page);
        if (scheme === 'light') await expect(page).toHaveScreenshot('front-light.png', { clip: { x: 0, y: 240, width: 640, height: 560 } });
    });

test('on a phone, and without WebGL', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '', { gl: '0' });
    await settled(page);
    await accessible(page);
    await expect(page).toHaveScreenshot('front-phone.png');
    await page.getByRole('button', { name: 'Another seed' }).click();
    await expect(page).toHaveURL(/gl=0/);
    await page.getByRole('link', { name: /^Worlds/ }).last().click();
    await expect(page).toHaveURL(/room=worlds.*gl=0|gl=0.*room=worlds/);
});
