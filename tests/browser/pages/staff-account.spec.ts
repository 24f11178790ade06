import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { approvedCustomer, registeredCustomer } from '../../shop/approved-customer.ts';
import { mailsTo } from '../../shop/inbox.ts';
import { implant } from '../../shop/products.ts';
import { recordedShifts, recordShifts } from '../record-shifts.ts';
import { addToCart, delayRequests, seedSession, test } from '../shop-test.ts';
import {
  applicant,
  approve,
  enterPassword,
  expectAlert,
  openAsNewStaff,
  reopenWithOldSession,
  undoButton,
  uniqueName,
} from '../staff-test.ts';

test('undoing an approval returns the account to pending and sends no email', async ({ page }) => {
  const name = uniqueName();
  const person = await applicant(name);
  await openAsNewStaff(page, `/staff/accounts/${person.user.uid}`);
  await approve(page, name);
  await undoButton(page, name).click();
  await expectAlert(page, `Decision undone: ${name}.`);
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
  const trail = page.getByRole('list', { name: 'Staff activity' });
  await expect(trail.getByRole('listitem')).toHaveText([/^Decision undone/, /^Approved/]);
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your account is approved');
});

for (const width of [390, 1366]) {
  test(`warnings that arrive late shift nothing at ${width} px`, async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    const { user } = await applicant(`Eva ${word}`, { licenseNumber: `L-${word}` });
    await applicant(`Somebody ${word}`, { licenseNumber: `L-${word}` });
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    await openAsNewStaff(page, '/staff/messages');
    const list = `/staff/accounts?search=${word}`;
    // On a wide screen, the list has the details next to it.
    for (const path of [`/staff/accounts/${user.uid}`, ...(width > 1200 ? [list] : [])]) {
      const inspection = await delayRequests(page, '**/inspectAccounts');
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'License check' })).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      const { length } = await recordedShifts(page);
      inspection.release();
      await expect(page.getByText('Same license as another account').first()).toBeVisible();
      // Shifts are reported after the frame that caused them.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect([path, (await recordedShifts(page)).slice(length)]).toEqual([path, []]);
      await page.unrouteAll();
    }
  });
}

test("a colleague undoes a decision from the account's history", async ({ page }) => {
  const name = uniqueName();
  const { user } = await registeredCustomer(name);
  await openAsNewStaff(page, `/staff/accounts/${user.uid}`);
  const trail = page.getByRole('list', { name: 'Staff activity' });
  await trail.getByRole('button', { name: 'Undo this decision' }).click();
  const dialog = page.getByRole('dialog', { name: `Undo the last decision on ${name}?` });
  await expect(dialog).toContainText('The account will be pending again.');
  await dialog.getByRole('button', { name: 'Undo this decision' }).click();
  await expectAlert(page, `Decision undone: ${name}.`);
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
  await expect(trail.getByRole('button')).toHaveCount(0);
});

test('suspending blocks checkout in an open tab immediately, and reinstating unblocks it', async ({
  page,
  otherPage,
}) => {
  const name = uniqueName();
  const person = await approvedCustomer(name);
  const dentist = await otherPage();
  await seedSession(dentist, person);
  await addToCart(dentist, `/products/Implants/${implant.sku}`);
  const proceed = dentist.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeEnabled();

  await openAsNewStaff(page, `/staff/accounts/${person.user.uid}`);
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  await page.getByLabel('Reason').fill('The license has expired.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(undoButton(page, name)).toBeVisible();
  await expect(proceed).toBeDisabled();
  await expect(dentist.getByText(/Your account is suspended/).first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `Reinstate ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reinstate anyway' }).click();
  await expect(undoButton(page, name)).toBeVisible();
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(dentist.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
});

test.describe('two decisions at the same time', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\).*decideAccount/] });

  test('only the first decision counts, and the other staff member sees who made it', async ({
    page,
    otherPage,
  }) => {
    const name = uniqueName();
    const person = await applicant(name);
    const path = `/staff/accounts/${person.user.uid}`;
    await openAsNewStaff(page, path);
    const other = await otherPage();
    const ben = await openAsNewStaff(other, path);
    await expect(other.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
    await page.getByRole('button', { name: `Decline ${name}` }).click();
    await page.getByLabel('Reason').fill('License not found');
    await approve(other, name);
    await expect(undoButton(other, name)).toBeVisible();
    // This dialog was opened before the other staff member's decision.
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expectAlert(page, `${ben.email} got there first: ${name} is already approved.`);
  });
});

test.describe('ten minutes after sign-in', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\).*updateCustomer/] });

  test('staff find a customer, see a duplicate license, and correct details after entering their password', async ({
    page,
  }) => {
    const word = randomUUID().slice(0, 8);
    const person = await applicant(`Eva Muñoz${word}`, { licenseNumber: `L-${word}` });
    const twin = await applicant(`Somebody ${word}`, { licenseNumber: `l ${word}` });
    const staff = await openAsNewStaff(page);
    await page.getByLabel('Search by name').fill(`eva munoz${word}`);
    await page.getByLabel('Search by name').press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Same license as another account');
    const details = page.getByRole('region', { name: 'Details of the selected account' });
    await details.getByText('Same license as another account').click();
    await details.getByRole('link', { name: `Somebody ${word}` }).click();
    await expect(page).toHaveURL(`/staff/accounts/${twin.user.uid}`);
    await page.goto(`/staff/accounts/${person.user.uid}`);
    await reopenWithOldSession(page, staff, { signedInSecondsAgo: 600 });

    await page.getByRole('button', { name: 'Edit details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('City').fill('Sparks');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Reason for the change').fill('They moved');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await enterPassword(page);
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    const trail = page.getByRole('list', { name: 'Staff activity' });
    await expect(trail).toContainText('They moved');
    await expect(trail).toContainText('Reno, NV 89501, United States → 1 Main Street, Sparks');
  });
});
