import { expect, test } from './visit.ts';

test('the header leads to every room, and Back returns', async ({ page }) => {
    await page.goto('');
    for (const [name, title] of [['parts', 'Parts'], ['tessellation', 'Tessellation'], ['worlds', 'Worlds'], ['regions', 'Regions'], ['tactics', 'Triangles']] as const) {
        await page.getByRole('navigation', { name: 'Rooms', exact: true }).getByText(title, { exact: true }).click();
        await expect(page.locator('main.room h1')).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`room=${name}`));
    }
    await page.goBack();
    await expect(page).toHaveURL(/room=regions/);
});
