import { shopUrl } from '@dental-shop/emulators/addresses';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { newPerson } from '../../shop/customer.ts';
import {
  addressParameters,
  commonRedirectParameters,
  hostileTargets,
  pathsWithHashParameters,
} from '../hostile/address-parameters.ts';
import { watchForHarm } from '../hostile/watch-for-harm.ts';
import { test, waitForHydration } from '../shop-test.ts';
import { openAsNewStaff } from '../staff-test.ts';

// These URLs contain IDs that don't exist, so the identity service, Stripe, and Firestore return errors.
test.use({ expectedErrors: [/status of 40[04]|could not be (?:read|prepared)/] });

const pages = new Map<string, string[]>();
for (const [name, read] of Object.entries(addressParameters)) {
  for (const path of read) pages.set(path, [...(pages.get(path) ?? []), name]);
}

const withParameters = (path: string, names: readonly string[], value: string) =>
  `${path}${pathsWithHashParameters.includes(path) ? '#' : '?'}${new URLSearchParams(names.map((name) => [name, value]))}`;

const foreignReferences = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, form, iframe, img, script, object, embed, base')]
      .flatMap((each) => ['href', 'action', 'src', 'data'].map((name) => Reflect.get(each, name)))
      .filter((address) =>
        /^(?:javascript|data:text|blob):|evil\.example\/?$/.test(String(address)),
      )
      .filter((address) => new URL(String(address)).origin !== location.origin),
  );

/** For pages that never redirect, a sample is enough. */
const sampleTargets = hostileTargets.filter((_, index) => index % 4 === 0);
const valuesFor = (path: string) =>
  pages.get(path)?.includes('returnTo') ? hostileTargets : sampleTargets;

/** Redirects are done by scripts, so checking only the prerendered page would prove nothing. */
async function waitForScripts(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await waitForHydration(page);
}

async function openHostile(page: Page, path: string, value: string): Promise<void> {
  await page.goto(
    withParameters(path, [...(pages.get(path) ?? []), ...commonRedirectParameters], value),
  );
  await waitForScripts(page);
  expect([path, value, await foreignReferences(page)]).toEqual([path, value, []]);
}

test.describe("a URL that contains another site's address", () => {
  test.setTimeout(240_000);

  test('keeps signed-in staff within the shop', async ({ page }) => {
    const harm = await watchForHarm(page);
    await openAsNewStaff(page, '/staff/messages');
    for (const path of pages.keys()) {
      for (const value of valuesFor(path)) {
        await openHostile(page, path, value);
        // Signed-in users are redirected from the login page.
        if (path === '/login') await expect(page).not.toHaveURL(/\/login/);
        expect(page.url().startsWith(`${shopUrl}/`)).toBe(true);
      }
    }
    expect(await harm()).toEqual([]);
  });

  test('never redirects visitors who sign in, register, or follow an email link to that site', async ({
    page,
  }) => {
    const harm = await watchForHarm(page);
    const { email } = await newPerson();
    for (const path of ['/create-account', '/register', '/auth/action', '/login']) {
      for (const value of valuesFor(path)) await openHostile(page, path, value);
    }
    await page.goto(withParameters('/login', ['returnTo'], '//evil.example/'));
    await waitForScripts(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${shopUrl}/account`);
    expect(await harm()).toEqual([]);
  });
});
