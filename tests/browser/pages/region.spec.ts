import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

const agent = { name: 'Agent for Africa and the Middle East' };
const menuEntry = { name: 'Middle East and Africa', exact: true };
/** The region isn't known yet on a first visit. */
const storageState = { cookies: [], origins: [] };
/** Wide enough for the header navigation. */
const viewport = { width: 1366, height: 768 };

test.describe('a visitor from the Middle East or Africa', () => {
  // Firebase Hosting sets this header in production.
  test.use({ viewport, storageState, extraHTTPHeaders: { 'x-country-code': 'ZA' } });

  test('has a menu entry for the agent and sees the agent first on the contact page', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ipinfo')) requested.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('link', menuEntry).click();
    await expect(page).toHaveURL('/contact#middle-east-and-africa');
    await expect(page.getByRole('region', agent)).toBeFocused();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(agent.name);

    await page.goto('/contact');
    await expect(page.getByRole('link', menuEntry)).toBeVisible();
    await expect(headings.first()).toHaveText(agent.name);
    expect(requested).toHaveLength(1);
  });
});

test.describe('a visitor from another region', () => {
  test.use({ viewport, storageState, extraHTTPHeaders: { 'x-country-code': 'US' } });

  test('sees the agent last and no menu entry', async ({ page }) => {
    await page.goto('/contact');
    await page.waitForFunction(() => localStorage.getItem('ipInfo') !== null);
    expect(await page.evaluate(() => localStorage.getItem('ipInfo'))).toBe(
      '{"isInMiddleEastOrAfrica":false}',
    );
    await expect(page.getByRole('link', menuEntry)).toHaveCount(0);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).not.toHaveText(agent.name);
  });
});
