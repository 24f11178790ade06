import type { CartItem } from '@dental-shop/domain/cart/cart';
import { formatPrice } from '@dental-shop/domain/money/price';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { drill, implant } from '../../shop/products.ts';
import { quizAnswers } from '../../shop/quiz-answers.ts';
import { words } from './words.ts';

/** Excludes the header, which also has a search form. */
const mainForm = (page: Page) => page.locator('main form:has(button[type="submit"])').last();

/** Doesn't depend on the page's language. */
export async function signInAnyLanguage(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await mainForm(page).locator('[name="email"]').fill(email);
  await mainForm(page).locator('[name="password"]').fill(demoPassword);
  await mainForm(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/(account|staff)$/);
}

export async function sendEmptyForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await mainForm(page).locator('button[type="submit"]').click();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
}

const storedItem = ({ sku, name, unitPrice }: typeof implant, quantity: number): CartItem => ({
  SKU: sku,
  Name: name,
  Price: formatPrice(unitPrice),
  'thumbnail Photo Name': `${sku}.svg`,
  quantity,
});

export async function openFullCart(page: Page): Promise<void> {
  const cart = [storedItem(implant, 2), storedItem(drill, 1)];
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

export async function openPayment(page: Page): Promise<void> {
  await openFullCart(page);
  const proceed = page.getByRole('button', { name: words.proceed });
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
}

export async function answerQuiz(page: Page, wrong = 0): Promise<void> {
  await page.goto('/academics/certification');
  await page.getByRole('button', { name: words.takeQuiz }).click();
  for (const [name, chosen] of Object.entries(quizAnswers(wrong))) {
    await page.locator(`input[name="${name}"][value="${chosen}"]`).check();
  }
  await page.getByRole('button', { name: words.markAnswers }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ (of|de) 20/ })).toBeFocused();
}
