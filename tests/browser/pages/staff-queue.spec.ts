import { randomUUID } from 'node:crypto';
import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { adminAuth, database } from '../../shop/database.ts';
import { heldMailTo } from '../../shop/inbox.ts';
import { implant } from '../../shop/products.ts';
import { fillRegistration } from '../fill-registration.ts';
import { addToCart, signInThroughForm, test } from '../shop-test.ts';
import {
  applicant,
  approve,
  openAsNewStaff,
  recordFirstMatch,
  undoButton,
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

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) });

/** New applicants are at the end of the queue. */
async function showAccount(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true, disabled: false });
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect(row(page, name)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

const panel = (page: Page) => page.getByRole('region', { name: 'Details of the selected account' });

test('a new dentist appears in the open queue, is approved, and checks out in the open tab', async ({
  page,
  otherPage,
}) => {
  const name = uniqueName();
  const dentist = await otherPage();
  const email = `${randomUUID()}@example.com`;
  await openAsNewStaff(page, '/staff');
  await page.getByRole('link', { name: /^Accounts/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  await dentist.goto('/register');
  await fillRegistration(dentist, { name, email, password: demoPassword, licenseNumber: 'D-4242' });
  await expect(dentist.getByText(/review and approv/i).first()).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
    `${name} just registered and is waiting for approval.`,
  );
  await showAccount(page, name);
  await expect(row(page, name)).toContainText('D-4242');
  await expect(row(page, name)).toContainText('1 minute');
  // The function that looks this up may have a cold start.
  await expect(row(page, name)).toContainText('Email not verified', { timeout: 30_000 });
  await row(page, name).getByText('D-4242').click();
  await expect(panel(page)).toContainText('1 Main Street');
  await expect(panel(page)).toContainText(`${email}Not verified`);

  await signInThroughForm(dentist, email);
  await expect(dentist).toHaveURL('/account');
  await addToCart(dentist, `/products/Implants/${implant.sku}`);
  const proceed = dentist.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeDisabled();

  const outcomes = page.getByRole('columnheader', { name: 'Decision' });
  await expect(outcomes).toHaveCount(0);
  await approve(page, name);
  await expect(row(page, name)).toContainText('Approved');
  await expect(outcomes).toBeVisible();
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
  const firstNames = await recordFirstMatch(page, 'main [role="gridcell"] a');
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
  await page.getByRole('link', { name: /^Accounts/ }).click();
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
  for (const name of [`${word} Uno`, `${word} Two`]) {
    const checkbox = page.getByRole('checkbox', { name: `Select ${name}` });
    // Not `check`, because the grid shows the new state only in its next frame.
    await checkbox.click();
    await expect(checkbox).toBeChecked();
  }
  await page.getByRole('button', { name: 'Decline 2 accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline 2 accounts?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The license is not on the register.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Undo all 2' })).toBeVisible();
  for (const name of [`${word} Uno`, `${word} Two`]) {
    await expect(row(page, name)).toContainText('Declined');
  }
  await page.getByRole('tab', { name: 'Declined' }).click();
  await expect(row(page, word)).toHaveCount(2);
  const spanish = await heldMailTo(first.email, 'Su registro no fue aprobado');
  expect(spanish.text).toContain('The license is not on the register.');
  await heldMailTo(second.email, 'Your registration was not approved');
});

/** At the start of the queue, in this order. */
async function longWaiting(names: readonly string[], isVerified: (index: number) => boolean) {
  const uids: string[] = [];
  for (const [index, name] of names.entries()) {
    const { user } = await applicant(name, { licenseNumber: randomUUID() });
    await adminAuth.updateUser(user.uid, { emailVerified: isVerified(index) });
    const createdAt = Timestamp.fromMillis(Date.parse('2020-01-01') + index * 60_000);
    await database.doc(`users/${user.uid}`).update({ createdAt });
    uids.push(user.uid);
  }
  return uids;
}

const statusOf = async (uid = '') => (await database.doc(`users/${uid}`).get()).get('status');

async function tabTo(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never reached it.');
}

const isFocusIn = (page: Page, selector: string) => () =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, selector);

test('three accounts are approved with the keyboard only, and no keystroke affects another account', async ({
  page,
}) => {
  const names = [uniqueName(), uniqueName(), uniqueName()] as const;
  const [first, second, third] = names;
  const uids = await longWaiting(names, (index) => index !== 1);
  await openAsNewStaff(page);
  await expect(row(page, first)).toBeVisible();
  await expect(row(page, second)).toContainText('Email not verified', { timeout: 30_000 });
  await tabTo(page, isFocusIn(page, '[role="grid"]'));
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toContainText(first);

  // The row's checkbox has focus. Shortcuts work there too.
  await page.keyboard.press('a');
  await expect(row(page, first)).toContainText('Approved');
  await expect(undoButton(page, first).first()).toBeVisible();
  // In a cell without a control, Enter moves on to the details of the same account. There, it does nothing.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(first);
  expect(await statusOf(uids[1])).toBe('pending');

  // The arrow keys and shortcuts also work in the details.
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toContainText(second);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: `Approve ${second}?` });
  await expect(dialog).toContainText('The email address isn’t verified.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, second)).toContainText('Approved');

  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toContainText(third);
  await page.keyboard.press('a');
  await expect(row(page, third)).toContainText('Approved');
  expect(await Promise.all(uids.map(statusOf))).toEqual(['approved', 'approved', 'approved']);

  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText(`Decision undone: ${third}.`);
  await expect(undoButton(page, third)).toHaveCount(0);
  expect(await statusOf(uids[2])).toBe('pending');
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  await expect(row(page, third)).toContainText('Approved');
});

test("a stranger's unbroken name of 200 characters doesn't widen the queue", async ({ page }) => {
  const name = `Ana${randomUUID().replaceAll('-', '')}`.padEnd(200, 'x');
  const [uid = ''] = await longWaiting([name], () => true);
  await openAsNewStaff(page);
  await expect(panel(page)).toContainText(name);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.getByRole('button', { name: 'Approve Ana' }).click();
  await expect(undoButton(page, name).first()).toBeInViewport();
  expect(await width()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await statusOf(uid)).toBe('approved');
});

test('staff record a license check, and see the license once it expires', async ({ page }) => {
  const name = uniqueName();
  const [uid = ''] = await longWaiting([name], () => true);
  const staff = await openAsNewStaff(page);
  await expect(panel(page)).toContainText(name);
  await panel(page).getByLabel('Source').fill('Nevada State Board');
  await panel(page).getByLabel('License expires on').fill('2026-01-31');
  await panel(page).getByRole('button', { name: 'Save check' }).click();
  await expect(panel(page)).toContainText(`by ${staff.email}`);
  await expect(panel(page)).toContainText('Jan 31, 2026 (expired)');
  await panel(page)
    .getByRole('button', { name: `Approve ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Approve ${name}?` });
  await expect(dialog).toContainText('The license has expired.');
  await dialog.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(row(page, name)).toContainText('Approved');
  await page.getByRole('tab', { name: 'License expiring' }).click();
  await expect(row(page, name)).toContainText('Jan 31, 2026 (expired)');
  await database.doc(`users/${uid}`).update({ status: 'suspended' });
});
