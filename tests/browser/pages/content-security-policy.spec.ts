import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

test.use({
  expectedErrors: [/Content Security Policy|requires 'TrustedScript'|elsewhere\.example/],
});

test('a policy violation is an error even if the page catches it', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/company/materials');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/pixel.gif';
    document.body.append(picture);
    setTimeout(() => {
      try {
        new Function('');
      } catch {
        // Libraries that check whether eval is allowed also catch this error.
      }
    });
  });
  await expect
    .poll(() => errors)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('img-src blocked https://elsewhere.example'),
        expect.stringContaining('require-trusted-types-for blocked'),
      ]),
    );
});

test('the browser reports a violation to the shop', async ({ page }) => {
  await page.route('**/page-with-a-foreign-script', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy': `default-src 'self'; report-uri ${apiPaths.policyReports}`,
      },
      body: '<!doctype html><script src="https://elsewhere.example/tag.js"></script>',
    }),
  );
  const response = page.waitForResponse(`**${apiPaths.policyReports}`);
  await page.goto('/page-with-a-foreign-script');
  expect((await response).status()).toBe(204);
});
