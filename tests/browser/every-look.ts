import type { Language } from '@dental-shop/domain/language/language';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { expectThemeVariables } from './theme-variables.ts';
import { expectTranslatableText } from './translatable-text.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** The rules whose result can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Has axe look at the page as it is: light and dark, narrow and, unless it exists on phones alone, wide. The
 * dark scheme differs by its colors alone, which are the same in both languages: it is looked at in English.
 */
export async function expectNoViolationInAnyLook(
  page: Page,
  what: string,
  {
    isNarrow = false,
    language = 'en',
  }: { isNarrow?: boolean | undefined; language?: Language } = {},
): Promise<void> {
  const schemes = language === 'en' ? (['light', 'dark'] as const) : (['light'] as const);
  // A color in the middle of its transition from one scheme to the other is not what anybody reads.
  await page.addStyleTag({ content: '*, *::before { transition: none !important }' });
  for (const size of isNarrow ? [phone] : [phone, desk]) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // The card provider's frame is transparent: axe assumes white where the page behind it is dark.
      const look = colorScheme === 'dark' ? { rules: colorRules, exclude: ['iframe'] } : {};
      await expectNoViolation(page, { what: `${what}, ${colorScheme}, ${size.width} px`, ...look });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectThemeVariables(page, what);
  await expectTranslatableText(page, what);
}
