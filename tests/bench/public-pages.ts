import { type Browser, devices } from '@playwright/test';
import { visitorOfKnownRegion } from '../browser/visitor.ts';
import { textTable } from './table.ts';

const paths = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Implants/I3006',
  '/cart',
  '/login',
];

/** How long the browser is given to tell of what has happened. */
const observationMs = 500;

interface Loaded {
  /** In ms from the start of the navigation. */
  largestPaint: number;
  load: number;
  /** The unitless score of Core Web Vitals. */
  layoutShift: number;
  /** What came over the network, compressed. */
  bytes: number;
}

/** Reads what the browser has noted since the page began to load. */
function readTimings(observationMs: number): Promise<Loaded> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = [...(navigation ? [navigation] : []), ...resources];
  const observed = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // Where there was none, none is told of.
      setTimeout(() => resolve([]), observationMs);
    });
  return Promise.all([observed('largest-contentful-paint'), observed('layout-shift')]).then(
    ([paints, shifts]) => ({
      largestPaint: paints.at(-1)?.startTime ?? 0,
      load: navigation?.loadEventEnd ?? 0,
      layoutShift: shifts.reduce(
        (sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value,
        0,
      ),
      bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }),
  );
}

/** Opens public pages on a phone's screen with an empty cache, on this machine and without a network. */
export async function measurePublicPages(browser: Browser, baseURL: string): Promise<string> {
  const rows: string[][] = [];
  for (const path of paths) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL,
      storageState: visitorOfKnownRegion,
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'load' });
    const { largestPaint, load, layoutShift, bytes } = await page.evaluate(
      readTimings,
      observationMs,
    );
    await context.close();
    rows.push([
      path,
      `${Math.round(largestPaint)} ms`,
      `${Math.round(load)} ms`,
      layoutShift.toFixed(3),
      `${Math.round(bytes / 1024)} KB`,
    ]);
  }
  const head = ['page', 'largest paint', 'loaded', 'layout shift', 'transferred'];
  return `Public pages, on a phone's screen\n${textTable(head, rows)}`;
}
