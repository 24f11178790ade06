import { expect, type Page } from '@playwright/test';
import { test, waitForHydration } from '../shop-test.ts';

const address = '/products/Implants';
const english = 'Implants';
const spanish = 'Implantes';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Checks the page as Hosting sends it, before any scripts run. */
async function expectSent(page: Page, language: string, title: string): Promise<void> {
  const response = await page.goto(address);
  const text = (await response?.text()) ?? '';
  expect(text).toContain(`<html lang="${language}">`);
  expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1]).toBe(title);
}

test.describe('a browser that prefers Spanish but has no saved choice', () => {
  test.use({ locale: 'es-US' });

  test('gets English pages', async ({ page }) => {
    await expectSent(page, 'en', english);
    await expect(heading(page, english)).toBeVisible();
  });
});

test('Hosting sends pages in the language that the visitor last chose', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click();
  await expect(heading(page, spanish)).toBeVisible();
  await expectSent(page, 'es', spanish);
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(heading(page, english)).toBeVisible();
  await expectSent(page, 'en', english);
});

test('a Spanish page is readable before its scripts load', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click();
  await expect(heading(page, spanish)).toBeVisible();
  const released = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(heading(page, 'Contacto')).toBeVisible();
  released.resolve();
  await waitForHydration(page);
  await expect(heading(page, 'Contacto')).toBeVisible();
});

test('a language saved only in localStorage is applied and passed on to Hosting', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await expectSent(page, 'en', english);
  await expect(heading(page, spanish)).toBeVisible();
  await expectSent(page, 'es', spanish);
  // Waits for hydration. Otherwise, the application would read the choice made below and pass it on to
  // Hosting too early.
  await waitForHydration(page);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await expectSent(page, 'es', spanish);
  await expect(heading(page, english)).toBeVisible();
});
