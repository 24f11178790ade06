import { shopUrl } from '@dental-shop/emulators/addresses';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { test as base, expect, type Page } from '@playwright/test';
import { closeTabs, type Person } from '../shop/customer.ts';
import { noteListeners } from './end-listeners.ts';

/** Firestore closes its long-lived channels by aborting them, as designed. */
const normalFailure = (url: string) => /\/(Listen|Write)\/channel/.test(url);

/**
 * Firestore refuses a transaction with 409 where its documents were written meanwhile, and the page tries it again, as
 * designed. The console reports the refusal all the same.
 */
const refusedTransaction = /status of 409 \(Conflict\) \S+\/documents:commit\b/;

/** Whether the last transaction that the page tried was written, or none was refused. */
function noteTransactions(page: Page): () => boolean {
  let isWritten = true;
  page.on('response', (response) => {
    if (response.url().includes('/documents:commit')) isWritten = response.status() !== 409;
  });
  return () => isWritten;
}

/**
 * A page that fails its test on any error in the console, uncaught error, failed request or violation
 * of the Content-Security-Policy.
 * `expectedErrors` lets a test name the ones it causes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  context: async ({ context }, use) => {
    const endListeners = noteListeners(context);
    await use(context);
    await endListeners();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const isWritten = noteTransactions(page);
    page.on('console', (message) => {
      if (message.type() === 'error')
        errors.push(`console: ${message.text()} ${message.location().url}`);
    });
    // A violation that the page's own code catches, as `eval`, is reported and not logged.
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI}`);
      });
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const aborted = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!aborted && !normalFailure(request.url())) errors.push(`failed: ${request.url()}`);
    });
    await use(page);
    const expected = isWritten() ? [...expectedErrors, refusedTransaction] : expectedErrors;
    const unexpected = errors.filter((error) => !expected.some((each) => each.test(error)));
    expect(unexpected).toEqual([]);
  },
});

/** What Chromium's console says of an address of this shop that has nothing; `path` is a pattern. */
export const notFoundAt = (path: string) =>
  new RegExp(`status of 404 \\(Not Found\\) ${shopUrl}${path}$`);

test.afterEach(closeTabs);

/** Waits until the application has taken the page over from the inline loader, and has read what the browser keeps. */
export async function waitForTakeover(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);
}

/** Opens a page, and waits until it has loaded all that it loads by itself: the script that starts the worker is the last. */
export async function openAtRest(page: Page, path: string): Promise<void> {
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
 * Makes the page's browser that of somebody who has signed in before: Firebase Auth finds them in the storage. The form
 * and the account's page, which loads after it, take a third of a short test.
 */
export async function returnAs(page: Page, { user }: Person): Promise<void> {
  // A file without scripts, which could write there meanwhile.
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => {
    localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', stored);
    localStorage.setItem('wasSignedIn', '1');
  }, JSON.stringify(user));
}

/** Holds back the answers to such requests. `asked` resolves with the first of them. */
export async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/**
 * Takes away the answer to the page's next write to a document whose path has `part` in it: Firestore has written, and
 * the page does not know. The function that it returns tells whether that has happened.
 */
export async function loseAnswer(page: Page, part: string): Promise<() => boolean> {
  let isLost = false;
  await page.route('**/documents:commit**', async (route) => {
    if (isLost || !route.request().postData()?.includes(part)) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => isLost;
}

/** Opens a product, puts it in the cart and follows 'View Cart'. */
export async function addToCart(page: Page, productPath: string): Promise<void> {
  await page.goto(productPath);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart!').first()).toBeVisible();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

/** From the next page load on, timers of 10 s and more never fire: whatever shows did not wait for a timeout. */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms !== undefined && ms >= 10_000 ? 0 : start(handler, ms, ...values);
    Object.assign(window, { setTimeout: startShort });
  });
}
