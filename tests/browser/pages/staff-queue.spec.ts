import { randomUUID } from 'node:crypto';
import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { database } from '../../shop/database.ts';
import { heldMailTo } from '../../shop/inbox.ts';
import { implant } from '../../shop/products.ts';
import { fillRegistration } from '../fill-registration.ts';
import { addToCart, signInThroughForm } from '../shop-test.ts';
import {
  applicant,
  expectAlert,
  openAsNewStaff,
  recordFirstMatch,
  test,
  uniqueName,
} from '../staff-test.ts';

/** Longer than any test takes, because parallel tests still need their applicants. */
const abandonedAfterMs = 180_000;

// The queue starts with the oldest applicants, so this deletes the ones left by other suites.
test.beforeAll(async () => {
  const { docs } = await database.collection('users').where('status', '==', 'pending').get();
  const isAbandoned = (each: (typeof docs)[number]) =>
    each.get('email') !== demoAccounts.lab &&
    each.createTime.toMillis() < Date.now() - abandonedAfterMs;
  const abandoned = docs.filter(isAbandoned);
  await Promise.all(abandoned.map(({ ref }) => ref.delete()));
});

/** Finds the row by its checkbox, because another row can mention the same name as a possible duplicate. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) });

/** New applicants are at the end of the queue. */
async function showAccount(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(row(page, name)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a new dentist appears in the open queue, is approved with one click, and checks out in the open tab', async ({
  page,
  otherPage,
}) => {
  const name = uniqueName();
  const dentist = await otherPage();
  const email = `${randomUUID()}@example.com`;
  await openAsNewStaff(page, '/staff');
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  await dentist.goto('/register');
  await fillRegistration(dentist, { name, email, password: demoPassword, licenseNumber: 'D-4242' });
  await expect(dentist.getByText(/review and approv/i).first()).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
    `${name} just registered and is waiting for approval.`,
  );
  await showAccount(page, name);
  await expect(row(page, name)).toContainText('D-4242');
  await expect(row(page, name)).toContainText('1 Main Street');
  // The function that looks this up may have a cold start.
  await expect(row(page, name)).toContainText(`${email}not verified`, { timeout: 30_000 });
  await expect(row(page, name)).toContainText('1 minute');

  await signInThroughForm(dentist, email);
  await expect(dentist).toHaveURL('/account');
  await addToCart(dentist, `/products/Implants/${implant.sku}`);
  const proceed = dentist.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeDisabled();

  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await expectAlert(page, `Approved: ${name}.`);
  await expect(row(page, name)).toHaveCount(0);
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(dentist.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  await heldMailTo(email, 'Your account is approved');
});

// The page also subscribes to the newest registration, so Firestore caches that account first.
test('the first render of the queue shows the account that has waited longest', async ({
  page,
}) => {
  await applicant(uniqueName());
  const firstNames = await recordFirstMatch(page, 'main td a');
  await openAsNewStaff(page);
  await expect(page.getByRole('row', { name: 'Lakeside Dental Lab' })).toBeVisible();
  expect(await firstNames()).toEqual(['Lakeside Dental Lab']);
});

test("a new registration is announced after visiting the newest account's page", async ({
  page,
}) => {
  const { user } = await applicant(uniqueName());
  await openAsNewStaff(page, `/staff/accounts/${user.uid}`);
  await expect(page.getByRole('main')).toContainText(`${user.email}`);
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const name = uniqueName();
  await applicant(name);
  await expect(page.getByRole('status').filter({ hasText: name })).toContainText('just registered');
});

test('several accounts can be declined together, each notified in its own language', async ({
  page,
}) => {
  const word = uniqueName();
  const first = await applicant(`${word} Uno`, { language: 'es' });
  const second = await applicant(`${word} Two`);
  await openAsNewStaff(page);
  await showAccount(page, `${word} Two`);
  await page.getByRole('checkbox', { name: `Select ${word} Uno` }).check();
  await page.getByRole('checkbox', { name: `Select ${word} Two` }).check();
  await page.getByRole('button', { name: 'Decline 2 accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline 2 accounts?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The license is not on the register.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectAlert(page, '2 accounts declined.');
  await expect(row(page, word)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Declined' }).click();
  await expect(row(page, word)).toHaveCount(2);
  const spanish = await heldMailTo(first.email, 'Su registro no fue aprobado');
  expect(spanish.text).toContain('The license is not on the register.');
  await heldMailTo(second.email, 'Your registration was not approved');
});
