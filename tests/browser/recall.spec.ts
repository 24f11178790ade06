import { expect, type Page } from '@playwright/test';
import { newPerson } from '../shop/customer.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { implant } from '../shop/products.ts';
import { newLot, shipLot } from '../shop/shipped-lot.ts';
import { test } from './shop-test.ts';
import { openAsNewStaff } from './staff-test.ts';

async function search(page: Page, lot: string): Promise<void> {
  await page.getByLabel('SKU or scan').fill(implant.sku);
  await page.getByLabel('Lot', { exact: true }).fill(lot);
  await page.keyboard.press('Enter');
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a recall lists exactly the consignees, emails each once, and receives confirmations', async ({
  page,
  otherPage,
}) => {
  const lot = newLot();
  const [ana, bea, cleo] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  await shipLot(ana, { lot, quantity: 2, name: `Ana ${lot}` });
  await shipLot(bea, { lot, name: `Bea ${lot}`, language: 'es' });
  await shipLot(cleo, { lot: newLot(), name: `Cleo ${lot}` });

  const staff = await openAsNewStaff(page, '/staff/recalls');
  await search(page, lot);
  const recipients = section(page, 'Recipients');
  await expect(recipients.getByText('2 customers · 3 units shipped · 0 returned')).toBeVisible();
  await expect(recipients.getByRole('link', { name: lot })).toHaveText([
    `Ana ${lot}`,
    `Bea ${lot}`,
  ]);

  await page.getByRole('link', { name: 'Prepare recall' }).click();
  for (const [name, text] of [
    ['Message (English)', 'Send every unit back.'],
    ['Message (Spanish)', 'Devuelva todas las unidades.'],
  ] as const) {
    await page.getByLabel(name).fill(text);
  }
  await page.getByRole('button', { name: 'Save and preview' }).click();
  const english = page.frameLocator('iframe[title="Email in English"]');
  await expect(english.getByText('Send every unit back.')).toBeVisible();
  const spanish = page.frameLocator('iframe[title="Email in Spanish"]');
  await expect(spanish.getByText('Devuelva todas las unidades.')).toBeVisible();
  expect(await mailsTo(ana.email)).toEqual([]);

  await page.getByRole('button', { name: 'Send to 2 customers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this recall to 2 customers?' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Recall sent to 2 customers.')).toBeVisible();
  const { text } = await mailTo(ana.email, `Product recall: ${implant.sku}, lot ${lot}`);
  await mailTo(bea.email, `Retiro del mercado: ${implant.sku}, lote ${lot}`);

  const consignee = await otherPage();
  await consignee.goto(/http\S+\/recall#[\w-]+/.exec(text)?.[0] ?? '');
  await consignee.getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(consignee.getByText(/^You confirmed this notice on/)).toBeVisible();
  await expect(consignee.getByText(lot)).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('row', { name: 'Confirmed 1 of 2', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Emails sent 2 of 2', exact: true })).toBeVisible();
  await expect(page.getByText(`Recall sent, by ${staff.email}`)).toBeVisible();
  for (const { email } of [ana, bea]) expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(cleo.email)).toEqual([]);

  await page.getByRole('link', { name: 'All recalls' }).click();
  await expect(section(page, 'Lots on hold').getByText(lot, { exact: true })).toBeVisible();
});

test('a lot can be put on hold, and the hold can be lifted', async ({ page }) => {
  const lot = newLot();
  const staff = await openAsNewStaff(page, '/staff/recalls');
  await search(page, lot);
  await expect(
    page.getByText('No customer has received units that match this search.'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Put on hold: lot ${lot}` }).click();
  await page.getByLabel('Reason').fill('Under test');
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText(`Lot ${lot} is on hold.`)).toBeVisible();

  const held = section(page, 'Lots on hold');
  await expect(held.getByText(lot, { exact: true })).toBeVisible();
  await expect(held.getByText(staff.email)).toBeVisible();
  await held.getByRole('button', { name: `Lift hold: lot ${lot}` }).click();
  await page.getByLabel('Reason').fill('Passed');
  await page.getByRole('dialog').getByRole('button', { name: 'Lift hold' }).click();
  await expect(page.getByText(`Lot ${lot} can be shipped again.`)).toBeVisible();
  await expect(held.getByText(lot, { exact: true })).toHaveCount(0);
});

test.describe('a recall link that was never sent', () => {
  test.use({ expectedErrors: [/404/] });

  test('leads to the contact page', async ({ page }) => {
    await page.goto(`/recall#${'A'.repeat(43)}`);
    const response = page.waitForResponse('**/api/recall-acknowledgments');
    await page.getByRole('button', { name: 'Confirm receipt' }).click();
    expect((await response).status()).toBe(404);
    await expect(page.getByText(/This link is incomplete or no longer valid/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
