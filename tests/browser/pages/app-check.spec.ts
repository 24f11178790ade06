import { apiPaths } from '@dental-shop/domain/api/paths';
import { appCheckUrl } from '@dental-shop/emulators/addresses';
import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

test('public pages bring nothing of App Check until they call the backend', async ({ page }) => {
  const asked: string[] = [];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(appCheckUrl)) asked.push(url);
    if (request.resourceType() === 'script') scripts.add(url);
  });
  for (const path of ['/', '/products', '/products/Drills/HD55S', '/cart', '/login', '/contact']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  expect(scripts.size).toBeGreaterThan(5);
  for (const url of scripts) {
    expect(await (await page.request.get(url)).text()).not.toContain('firebase-app-check');
  }

  await page.getByLabel('Name').fill('Robin Sample');
  await page.getByLabel('Email').fill('robin@dental.example');
  await page.getByLabel('Message').fill('Do you ship?');
  const sent = page.waitForRequest((request) => request.url().endsWith(apiPaths.contact));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).headers()['x-firebase-appcheck']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(asked).toHaveLength(1);
});

test.describe('a browser that cannot be verified', () => {
  test.use({ expectedErrors: [/status of 401 \(Unauthorized\)/] });

  test('says what to do where the backend cannot verify the browser', async ({ page }) => {
    await page.route(`${appCheckUrl}/**`, (route) =>
      route.fulfill({ json: { token: 'nonsense', ttl: '60s' } }),
    );
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Robin Sample');
    await page.getByLabel('Email').fill('robin@dental.example');
    await page.getByLabel('Message').fill('Do you ship?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByRole('region', { name: 'Write to us' }).getByRole('alert'),
    ).toContainText('Your browser could not be verified. Please reload the page and try again.');
  });
});
