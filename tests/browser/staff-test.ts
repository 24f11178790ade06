import { randomUUID } from 'node:crypto';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Locator, type Page } from '@playwright/test';
import { register } from '../shop/api.ts';
import { backdatedToken } from '../shop/backdated-token.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { newStaff } from '../shop/staff.ts';
import { seedSession } from './shop-test.ts';

export const uniqueName = () => `Ana ${randomUUID().slice(0, 8)}`;

export async function applicant(
  name: string,
  changes: Record<string, unknown> = {},
): Promise<Person> {
  const person = await newPerson();
  const { status } = await register(person, { fullName: name, ...changes });
  expect(status).toBe(201);
  return person;
}

export async function openAsNewStaff(page: Page, path = '/staff/accounts'): Promise<Person> {
  const staff = await newStaff();
  await seedSession(page, staff);
  await page.goto(path);
  return staff;
}

/** Simulates a staff member who signed in some time ago and may have been idle since then. */
export async function reopenWithOldSession(
  page: Page,
  staff: Person,
  { signedInSecondsAgo, idleSeconds = 0 }: { signedInSecondsAgo: number; idleSeconds?: number },
): Promise<void> {
  const token = await backdatedToken(staff, signedInSecondsAgo);
  const address = page.url();
  // This page has no scripts that would react to the changes below.
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ token, activeAt }) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('firebase:authUser:'));
      const user = JSON.parse(localStorage.getItem(key ?? '') ?? '');
      user.stsTokenManager.accessToken = token;
      localStorage.setItem(key ?? '', JSON.stringify(user));
      localStorage.setItem('staffActiveAt', String(activeAt));
    },
    { token, activeAt: Date.now() - idleSeconds * 1000 },
  );
  await page.goto(address);
}

export const passwordDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirm your password' });

export async function enterPassword(page: Page, password = demoPassword): Promise<void> {
  await passwordDialog(page).getByLabel('Password').fill(password);
  await passwordDialog(page).getByRole('button', { name: 'Continue' }).click();
}

/** On an order's page. Refunds can't be undone, so they're in a menu. */
export async function openRefund(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  return page.getByRole('dialog', { name: /^Refund order/ });
}

export const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Approves an account whose address isn't verified, which takes a confirmation. */
export async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${name}?` });
  // The function that inspects the account may have a cold start.
  await expect(dialog).toContainText('The email address isn’t verified.', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Approve anyway' }).click();
}

export const undoButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Undo the decision on ${name}` });

/** Starting with the next page load, records every text of the first matching element. */
export async function recordFirstMatch(
  page: Page,
  selector: string,
): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    }).observe(document, { subtree: true, childList: true });
  }, selector);
  return () => page.evaluate(() => Reflect.get(window, 'texts') as string[]);
}

export async function openAsStaff(page: Page, path: string): Promise<void> {
  await seedSession(page, await signIn('staff'));
  await page.goto(path);
}
