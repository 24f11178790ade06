import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { languages } from '../screens/screen.ts';
import { setLanguage } from '../screens/visit.ts';
import { test } from '../shop-test.ts';

for (const language of languages) {
  test(`axe finds no violations in search lists with unsold parts, near matches, or no results (${language})`, async ({
    page,
  }) => {
    await setLanguage(page, language);
    await page.goto('/contact');
    const field = page.getByRole('combobox');
    for (const [text, sku] of [
      ['crown remover', 'FRRS'],
      ['implant 9.9', 'I3006'],
    ] as const) {
      await field.fill(text);
      await expect(page.getByRole('row').filter({ hasText: sku })).toBeVisible();
      await field.press('ArrowDown');
      await expectAccessible(page, `the list of ${text}`);
    }
    await field.fill('zzzz');
    await expect(page.getByRole('search').getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page, 'the list without results');
  });
}
