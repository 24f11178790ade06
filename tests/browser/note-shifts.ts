import type { Page } from '@playwright/test';

/** Notes each shift from the next page on; `shiftsOf` reads them. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far each went, by Chromium's measure. */
export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));
