import type { Language } from '@dental-shop/domain/language/language';
import { expect, type Page } from '@playwright/test';
import { expectNoDeadLinks } from './links.ts';
import type { PublicScreen } from './screen.ts';

/** Simulates a user who has chosen this language. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('language', value), language);
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Sizes contain non-breaking spaces and hyphens. */
const unbroken = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');

export async function expectScreen(page: Page, screen: PublicScreen, language: Language) {
  await page.goto(screen.path);
  await expectHeading(page, screen.heading[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const missing = async () => {
    const shown = unbroken((await page.getByRole('main').textContent()) ?? '');
    return screen.texts[language].filter((text) => !shown.includes(unbroken(text)));
  };
  await expect.poll(missing).toEqual([]);
  await expectNoDeadLinks(page);
}

/** Playwright logs this warning because the tests block service workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Collects console warnings. */
export function getWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOwn = message.text() !== workerBlocked;
    if (message.type() === 'warning' && isOwn) warnings.push(message.text());
  });
  return warnings;
}
