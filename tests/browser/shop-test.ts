import { shopUrl } from '@dental-shop/emulators/addresses';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { closeTabs, type Person } from '../shop/customer.ts';
import { trackListeners } from './end-listeners.ts';

/** Firestore closes its long-lived channels by aborting them. */
const isExpectedAbort = (url: string) => /\/(Listen|Write)\/channel/.test(url);

/**
 * Chromium logs these errors even though the page retries the write:
 * - Firestore rejects a transaction with 409 if its documents have changed.
 * - The emulator rejects a write with 403 if another transaction has locked a document that the security rules read.
 *   Unlike a real rejection, its response contains `Service call error`.
 */
const rejectedWrite = /status of (?:409 \(Conflict\)|403 \(Forbidden\)) \S+\/documents:commit\b/;

async function outcomeOf(write: Response): Promise<'accepted' | 'repeatable' | 'rejected'> {
  if (write.ok()) return 'accepted';
  // The text is no longer available once the page is closed.
  const text = await write.text().catch(() => '');
  const isRepeatable = write.status() === 409 || text.includes('Service call error');
  return isRepeatable ? 'repeatable' : 'rejected';
}

/** Returns whether no write was actually rejected and the last one was accepted. */
function trackWrites(page: Page): () => Promise<boolean> {
  const outcomes: ReturnType<typeof outcomeOf>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/documents:commit')) outcomes.push(outcomeOf(response));
  });
  return async () => {
    const all = await Promise.all(outcomes);
    return !all.includes('rejected') && all.at(-1) !== 'repeatable';
  };
}

/**
 * Fails a test on any console error, uncaught error, failed request, or violation of the Content-Security-Policy,
 * unless the test lists it in `expectedErrors`. `otherPage` opens a page in a separate browser context.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; otherPage: () => Promise<Page> }>({
  context: async ({ context }, use) => {
    const removeListeners = trackListeners(context);
    await use(context);
    await removeListeners();
  },
  otherPage: async ({ browser }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async () => {
      const context = await browser.newContext();
      const removeListeners = trackListeners(context);
      closings.push(() => removeListeners().then(() => context.close()));
      return context.newPage();
    });
    await Promise.all(closings.map((close) => close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const allWritten = trackWrites(page);
    page.on('console', (message) => {
      if (message.type() === 'error')
        errors.push(`console: ${message.text()} ${message.location().url}`);
    });
    // Logs violations itself, because the browser doesn't log the ones that the page catches, such as one caused by
    // `eval`.
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI}`);
      });
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const aborted = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!aborted && !isExpectedAbort(request.url())) errors.push(`failed: ${request.url()}`);
    });
    await use(page);
    const expected = (await allWritten()) ? [...expectedErrors, rejectedWrite] : expectedErrors;
    const unexpected = errors.filter((error) => !expected.some((each) => each.test(error)));
    expect(unexpected).toEqual([]);
  },
});

/** Chromium logs this error for 404 responses. `path` is a pattern. */
export const notFoundAt = (path: string) =>
  new RegExp(`status of 404 \\(Not Found\\) ${shopUrl}${path}$`);

test.afterEach(closeTabs);

/** Waits until the application has hydrated and replayed the early clicks. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);
}

/** Waits until the page's last script, which registers the service worker, has loaded. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse((response) =>
    response.url().includes('/register-service-worker-'),
  );
  await page.goto(path);
  await (await last).finished();
}

export async function signInThroughForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Writes Firebase Auth's session to localStorage. Signing in through the form and waiting for the account page would
 * take up a third of a short test.
 */
export async function seedSession(page: Page, { user }: Person): Promise<void> {
  // This file has no scripts that could write to localStorage in the meantime.
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => {
    localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', stored);
    localStorage.setItem('wasSignedIn', '1');
  }, JSON.stringify(user));
}

/** Delays requests until `release` is called. `requested` resolves on the first one. */
export async function delayRequests(page: Page, address: string) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: released.resolve };
}

/**
 * Firestore writes the document, but the page never gets the response. Applies to the next write of a document whose
 * path contains `part`. Returns a function that tells whether a response was dropped.
 */
export async function dropResponse(page: Page, part: string): Promise<() => boolean> {
  let wasDropped = false;
  await page.route('**/documents:commit**', async (route) => {
    if (wasDropped || !route.request().postData()?.includes(part)) return route.continue();
    wasDropped = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => wasDropped;
}

export async function addToCart(page: Page, productPath: string): Promise<void> {
  await page.goto(productPath);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart!').first()).toBeVisible();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

/**
 * Starting with the next page load, disables timers of 10 s or more, so nothing happens just because of a
 * timeout.
 */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms !== undefined && ms >= 10_000 ? 0 : start(handler, ms, ...values);
    Object.assign(window, { setTimeout: startShort });
  });
}
