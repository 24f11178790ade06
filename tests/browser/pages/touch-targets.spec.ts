import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { notFoundAt, test } from '../shop-test.ts';

const publicPaths = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Contoured%20Shoulder%20Abutments',
  '/products/Angled%20Abutments',
  '/products/Impression%20Prosthetics',
  '/products/Drills',
  '/products/Implants/info',
  `/products/Implants/${implant.sku}`,
  '/search?q=driver',
  '/quick-order',
  '/cart',
  '/login',
  '/create-account',
  '/register',
  '/forgot-password',
  '/contact',
  '/policies/returns',
  '/company/story-mission',
  '/company/quality-standards',
  '/company/people',
  '/faqs#torque',
  '/education',
  '/academics/certification',
  '/academics/research/article-2021',
  '/no-such-page',
];

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: [notFoundAt('/no-such-page')],
});

/** Finds controls smaller than 44 by 44 px, except links within sentences. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p, li')?.textContent ?? '').trim() !== element.textContent?.trim();
    const coversCard = (element: Element) => getComputedStyle(element, '::after').inset === '0px';
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .filter((element) => !isInSentence(element) && !coversCard(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.right > 0)
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width}x${box.height}`);
  });
}

for (const path of publicPaths) {
  test(`touch targets on ${path} are at least 44 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('touch targets in the menu, the quiz, and the cart notice are at least 44 px', async ({
  page,
}) => {
  await page.goto('/academics/certification');
  await page.getByRole('button', { name: 'Take the quiz' }).click();
  await expect(page.getByRole('radio')).toHaveCount(60);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.goto(`/products/Implants/${implant.sku}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

for (const language of ['en', 'es']) {
  test(`a phone's first screen shows prices and the main buttons, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    await page.goto('/');
    const main = page.getByRole('main');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: width === 320 ? 568 : 844 });
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(main.getByText(formatPrice(implant.unitPrice)).first()).toBeInViewport({
        ratio: 1,
      });
      const register = main.getByRole('link', { name: /^Regist/ }).first();
      await expect(register).toBeInViewport({ ratio: 1 });
      // The promotion must be visible, because the trial click below checks that it doesn't cover the link.
      await expect(page.getByRole('status').getByRole('link')).toBeVisible();
      await register.click({ trial: true });
    }
    await page.goto(`/products/Implants/${implant.sku}`);
    const add = main.getByRole('button', { name: /^(Add to Cart|Agregar al carrito)$/ });
    await expect(add).toBeInViewport({ ratio: 1 });
  });
}
