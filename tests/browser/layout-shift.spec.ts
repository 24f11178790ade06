import { expect } from '@playwright/test';
import { implant } from '../shop/products.ts';
import { addToCart, test } from './shop-test.ts';

/** A tenth is what search engines call good; half of that is this shop's own limit. */
const limit = 0.05;

const paths = ['/', '/products/Implants', `/products/Implants/${implant.sku}`, '/cart'];

for (const width of [390, 1366]) {
  test(`nothing shifts at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await addToCart(page, paths[2] ?? '');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
      expect([path, shifts.reduce((sum, shift) => sum + shift, 0) < limit]).toEqual([path, true]);
    }
  });
}
