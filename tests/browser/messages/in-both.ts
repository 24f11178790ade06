import { expect, type Locator, type Page } from '@playwright/test';

/** The language switch is labeled in the language it switches to. */
export async function switchLanguage(page: Page, language: 'en' | 'es'): Promise<void> {
  await page.locator(`button[lang="${language}"]`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Expects the exact message in English and a different text in Spanish. Switches back to English. */
export async function expectInBothLanguages(
  page: Page,
  message: Locator,
  english: string,
): Promise<void> {
  await expect(message).toHaveText(english);
  await switchLanguage(page, 'es');
  await expect(message).not.toHaveText(english);
  await expect(message).not.toBeEmpty();
  await switchLanguage(page, 'en');
  await expect(message).toHaveText(english);
}

/** The message that screen readers announce for a field. */
export async function fieldMessage(page: Page, name: string): Promise<Locator> {
  const field = page.locator(`form:has(button[type="submit"]) [name="${name}"]`).first();
  await expect(field).toHaveAttribute('aria-describedby', /.+/);
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  return page.locator(`[id="${ids[0]}"]`);
}
