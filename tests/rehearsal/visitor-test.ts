import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { fakes, settings } from './names.ts';

/** Opens a browser and records everything that a deployed shop must never do. */
export type Visitor = (origin?: string) => Promise<Page>;

/** Firestore closes its long-lived channels by aborting them. */
const isExpectedFailure = (url: string) => /\/(Listen|Write)\/channel/.test(url);

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    if (protocol === 'https:' && !(hostname in fakes)) faults.push(`requested ${request.url()}`);
    if (protocol === 'http:') faults.push(`requested without TLS: ${request.url()}`);
    if (pathname === '/api/policy-reports') faults.push(`policy: ${request.postData()}`);
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    if (error !== 'net::ERR_ABORTED' && !isExpectedFailure(request.url())) {
      faults.push(`failed: ${request.url()} ${error}`);
    }
  });
}

/** Uses events, because the page receives them before any report is sent. */
function noteViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/** `visitor` opens another browser. A fault in any of these browsers fails the test. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (origin = settings.siteUrl) => {
      const context = await browser.newContext({ baseURL: origin });
      contexts.push(context);
      await context.addInitScript(noteViolations);
      const page = await context.newPage();
      watch(page, faults);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults).toEqual([]);
  },
});
