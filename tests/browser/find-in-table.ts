import { expect, type Locator } from '@playwright/test';

/** Pages through a table for staff until it shows the element. Other tests' records may fill the first pages. */
export async function findInTable(area: Locator, wanted: Locator): Promise<Locator> {
  const next = area.getByRole('button', { name: /^(Next|Siguiente)$/ }).first();
  await expect(async () => {
    try {
      await expect(wanted).toBeVisible({ timeout: 2_000 });
    } catch (error) {
      if (await next.isVisible()) await next.click();
      throw error;
    }
  }).toPass();
  return wanted;
}
