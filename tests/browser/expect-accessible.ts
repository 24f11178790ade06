import type { Language } from '@dental-shop/domain/language/language';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { expectThemeVariables } from './theme-variables.ts';
import { expectTranslatableText } from './translatable-text.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** Only these rules depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Checks dark mode only in English, because the colors don't depend on the language. */
export async function expectAccessible(
  page: Page,
  what: string,
  {
    isNarrow = false,
    language = 'en',
  }: { isNarrow?: boolean | undefined; language?: Language } = {},
): Promise<void> {
  const schemes = language === 'en' ? (['light', 'dark'] as const) : (['light'] as const);
  // Disables transitions, because a color in mid-transition would be a false positive.
  await page.addStyleTag({ content: '*, *::before { transition: none !important }' });
  for (const size of isNarrow ? [phone] : [phone, desk]) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Stripe's frame is transparent, and axe assumes a white background even in dark mode.
      const options = colorScheme === 'dark' ? { rules: colorRules, exclude: ['iframe'] } : {};
      await expectNoViolation(page, {
        what: `${what}, ${colorScheme}, ${size.width} px`,
        ...options,
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectThemeVariables(page, what);
  await expectTranslatableText(page, what);
}
