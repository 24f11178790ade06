import { apiPaths } from '@dental-shop/domain/api/paths';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { appCheckUrl } from '@dental-shop/emulators/addresses';
import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

test('public pages load no App Check code until they call the backend', async ({ page }) => {
  const requested: string[] = [];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(appCheckUrl)) requested.push(url);
    if (request.resourceType() === 'script') scripts.add(url);
  });
  for (const path of ['/', '/products', '/products/Drills/HD55S', '/cart', '/login', '/contact']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(requested).toEqual([]);
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
  expect(requested).toHaveLength(1);
});

test.describe('a browser that cannot be verified', () => {
  test.use({ expectedErrors: [/status of 401 \(Unauthorized\)/] });

  test("shows the office's contact links", async ({ page }) => {
    await page.route(`${appCheckUrl}/**`, (route) =>
      route.fulfill({ json: { token: 'nonsense', ttl: '60s' } }),
    );
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Robin Sample');
    await page.getByLabel('Email').fill('robin@dental.example');
    await page.getByLabel('Message').fill('Do you ship?');
    await page.getByRole('button', { name: 'Send' }).click();
    const alert = page.getByRole('region', { name: 'Get in touch' }).getByRole('alert');
    await expect(alert).toContainText('We couldn’t verify your browser');
    const { phone, email } = exampleSite.company;
    await expect(alert.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:+12135550100',
    );
    await expect(alert.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
  });
});
