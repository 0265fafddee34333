import { test as loud } from '@playwright/test';
import { accessible, expect, test, visit } from './visit.ts';

const rooms = [['parts', 'Parts'], ['tessellation', 'Tessellation'], ['worlds', 'Worlds'], ['regions', 'Regions'], ['tactics', 'Triangles']] as const;

test('the header leads to every room without loading the page again, and Back returns', async ({ page }) => {
    await page.goto('');
    const nav = page.getByRole('navigation', { name: 'Rooms', exact: true });
    for (const [name, title] of rooms) {
        await nav.getByText(title, { exact: true }).click();
        await expect(page.locator('main.room h1')).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`room=${name}`));
    }
    await page.goBack();
    await expect(page).toHaveURL(/room=regions/);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length + history.length)).toBeGreaterThan(rooms.length);
});

test('on a phone the header keeps the room that is open in view, and nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, title] of rooms) {
        await page.goto(`?room=${name}`);
        await expect(page.locator('main.room h1')).toBeVisible();
        await expect(page.locator('header nav').getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
    }
});

test('the sheet of keys opens by "?", lists them, and gives the focus back', async ({ page }) => {
    await visit(page, 'tactics');
    await page.getByRole('application').first().focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet).toContainText('undo');
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('application').first()).toBeFocused();
});

test('light and dark: as the system has it, until it is chosen, and then kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Light', exact: true })).toBeVisible();
});

test('a link is copied, or shown where the browser forbids copying', async ({ page, context }) => {
    await visit(page, 'tactics');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.toasts')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('alert')).toContainText(page.url());
});

test('?embed=1 shows the room alone, and its links stay so', async ({ page }) => {
    await visit(page, 'tactics', { embed: '1' });
    await expect(page.locator('header')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('target', '_blank');
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a room that there is not is the front door with a line', async ({ page }) => {
    await visit(page, 'attic');
    await expect(page.getByRole('alert')).toHaveText('There is no room “attic”; this is the front door.');
    await expect(page.getByRole('navigation', { name: 'All rooms' })).toBeVisible();
    await accessible(page);
});

// The browser itself writes of what it cannot fetch.
loud('a room that cannot be loaded says so, and the others can be entered', async ({ page }) => {
    await page.route(/assets\/tactics-/, (route) => route.abort());
    await page.goto('?room=tactics');
    await expect(page.getByRole('alert')).toContainText('This room could not be loaded');
    await accessible(page);
    await page.locator('header nav').getByText('Worlds', { exact: true }).click();
    await expect(page.locator('main.room h1')).toBeVisible();
});
