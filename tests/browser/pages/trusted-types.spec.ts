import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

test.use({
  expectedErrors: [/Content Security Policy|requires 'Trusted|integrity|elsewhere\.example/],
});

test("text can't become markup, a script, or a script URL", async ({ page }) => {
  await page.goto('/company/materials');
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = () => document.createElement('script');
    return {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      script: attempt(() => {
        script().text = 'alert(1)';
      }),
      elsewhere: attempt(() => {
        script().src = 'https://elsewhere.example/a.js';
      }),
      otherFolder: attempt(() => {
        script().src = '/data/categories.json';
      }),
      own: attempt(() => {
        script().src = '/static/js/some.js';
      }),
      secondPolicy: attempt(() => {
        // Some versions of TypeScript's DOM types lack this.
        Reflect.get(window, 'trustedTypes').createPolicy('default', {
          createHTML: (text: string) => text,
        });
      }),
    };
  });
  expect(outcome).toEqual({
    markup: 'refused',
    script: 'refused',
    elsewhere: 'refused',
    otherFolder: 'refused',
    own: 'done',
    secondPolicy: 'refused',
  });
});

test("a page's scripts have integrity hashes", async ({ page }) => {
  await page.goto('/products');
  await page.waitForLoadState('networkidle');
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('script[src]')].map((element) => ({
      address: element.getAttribute('src'),
      integrity: element.getAttribute('integrity'),
    })),
  );
  const { integrity } = await page.evaluate(() =>
    JSON.parse(document.getElementById('scripts')?.textContent ?? '{}'),
  );
  const scripts = Object.keys(integrity);
  expect(scripts.at(-1)).toMatch(/\/main-/);
  for (const address of scripts) {
    expect(named).toContainEqual({
      address,
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/),
    });
  }
});

test("a modified script doesn't run", async ({ page }) => {
  await page.route('**/static/js/main-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto('/products');
  await refused;
  // This message appears after the page has retried once without the cache.
  await expect(page.locator('#not-loaded')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
