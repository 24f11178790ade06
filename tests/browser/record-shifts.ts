import type { Page } from '@playwright/test';

export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const recordedShifts = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));
