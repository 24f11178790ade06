import { authUrl } from '@dental-shop/emulators/addresses';
import { expect } from '@playwright/test';
import { implant, unpricedProduct } from '../../shop/products.ts';
import { publicRecallStates } from './recall-states.ts';
import type { State } from './state.ts';
import { answerQuiz, openFullCart, sendEmptyForm } from './steps.ts';
import { words } from './words.ts';

const unpricedPath = `/products/${encodeURIComponent(unpricedProduct.category)}/${encodeURIComponent(unpricedProduct.sku)}`;

const emptyForms = ['/login', '/create-account', '/register', '/contact'];

export const visitorStates: readonly State[] = [
  {
    name: 'menu-panel',
    viewer: 'visitor',
    isNarrow: true,
    async reach(page) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/products');
      await page.getByRole('button', { name: words.menu }).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'search-list',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/contact');
      await page.getByRole('combobox', { name: words.search }).fill('fresa');
      await expect(page.getByRole('row').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-results',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/search?q=implant%204.5');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('4.5');
    },
  },
  {
    name: 'search-without-results',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/search?q=zzzz');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('zzzz');
    },
  },
  {
    name: 'quick-order-answers',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/quick-order');
      await page.locator('main textarea').fill('Hello,\nI4510 x 3\nI4519\n900001\nKE19\nCS28 x 0');
      await page.getByRole('button', { name: words.readList }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(4);
    },
  },
  {
    name: 'product-not-sold',
    viewer: 'visitor',
    async reach(page) {
      await page.goto(unpricedPath);
      await expect(page.getByRole('note')).toBeVisible();
    },
  },
  {
    name: 'product-enlarged',
    viewer: 'visitor',
    async reach(page) {
      await page.goto(`/products/Implants/${implant.sku}`);
      await page.getByRole('button', { name: words.enlarge }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'shared-list',
    viewer: 'visitor',
    async reach(page) {
      const lines = `${implant.sku} 4|${unpricedProduct.sku} 1|GONE-1 1|nonsense`;
      // Leaves `/list` first, because changing only the hash wouldn't reload the page.
      await page.goto('/favicon.svg');
      await page.goto(`/list#${new URLSearchParams({ name: 'Monthly', lines })}`);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    },
  },
  ...emptyForms.map(
    (path): State => ({
      name: `${path.slice(1)}-errors`,
      viewer: 'visitor',
      reach: (page) => sendEmptyForm(page, path),
    }),
  ),
  {
    name: 'emailed-link',
    viewer: 'visitor',
    async reach(page) {
      await page.route(`${authUrl}/**/accounts:resetPassword**`, (route) =>
        route.fulfill({ json: { requestType: 'VERIFY_EMAIL', email: 'ana@example.com' } }),
      );
      await page.goto('/auth/action?mode=verifyEmail&oobCode=c');
      await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'broken-link',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/auth/action');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'error-page',
    viewer: 'visitor',
    async reach(page) {
      await page.goto('/no-such-page');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'quiz-failed', viewer: 'visitor', reach: (page) => answerQuiz(page, 5) },
  { name: 'quiz-passed-signed-out', viewer: 'visitor', reach: (page) => answerQuiz(page, 2) },
  { name: 'cart-signed-out', viewer: 'visitor', reach: openFullCart },
  ...publicRecallStates,
];
