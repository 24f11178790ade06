import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** All that light and dark can make different. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Has axe look at the page as it is: light and dark, narrow and, unless it exists on phones alone, wide. */
export async function expectNoViolationInAnyLook(
  page: Page,
  what: string,
  { isNarrow = false } = {},
): Promise<void> {
  // A colour that is on its way from one scheme to the other is nobody's to read.
  await page.addStyleTag({ content: '*, *::before { transition: none !important }' });
  for (const size of isNarrow ? [phone] : [phone, desk]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The card provider's frame is transparent: axe takes white for what is the page's dark.
      const look = colorScheme === 'dark' ? { rules: colourRules, exclude: ['iframe'] } : {};
      await expectNoViolation(page, { what: `${what}, ${colorScheme}, ${size.width} px`, ...look });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
