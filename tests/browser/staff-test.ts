import { randomUUID } from 'node:crypto';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { tokenOfSignIn } from '../shop/aged-token.ts';
import { decide, register } from '../shop/api.ts';
import { waitForApprovedClaim } from '../shop/approved-customer.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { newStaff } from '../shop/staff.ts';
import { noteListeners } from './end-listeners.ts';
import { returnAs, test as shopTest } from './shop-test.ts';

/** A name that no other test's search or queue has. */
export const newName = () => `Ana ${randomUUID().slice(0, 8)}`;

export async function applicant(
  name: string,
  changes: Record<string, unknown> = {},
): Promise<Person> {
  const person = await newPerson();
  const { status } = await register(person, { fullName: name, ...changes });
  expect(status).toBe(201);
  return person;
}

export async function approved(name: string): Promise<Person> {
  const person = await applicant(name);
  await decide(await newStaff(), { uid: person.user.uid, decision: 'approve' });
  await waitForApprovedClaim(person, true);
  return person;
}

/** Another staff member's browser, at a page of the staff section. */
export async function staffPage(page: Page, path = '/staff/accounts'): Promise<Person> {
  const staff = await newStaff();
  await returnAs(page, staff);
  await page.goto(path);
  return staff;
}

/**
 * Opens the page anew as that staff member who gave the password `signedInSecondsAgo` and has done
 * nothing for `idleSeconds`.
 */
export async function returnLater(
  page: Page,
  staff: Person,
  { signedInSecondsAgo, idleSeconds = 0 }: { signedInSecondsAgo: number; idleSeconds?: number },
): Promise<void> {
  const token = await tokenOfSignIn(staff, signedInSecondsAgo);
  const address = page.url();
  // A page without scripts: the one that is left would see the clock move.
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

export async function givePassword(page: Page, password = demoPassword): Promise<void> {
  await passwordDialog(page).getByLabel('Password').fill(password);
  await passwordDialog(page).getByRole('button', { name: 'Continue' }).click();
}

/** Expects a text that screen readers announce and that is visible. */
export const told = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** A test that may open somebody else's browser, which is closed after it. */
export const test = shopTest.extend<{ otherPage: () => Promise<Page> }>({
  otherPage: async ({ browser }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async () => {
      const context = await browser.newContext();
      const endListeners = noteListeners(context);
      closings.push(() => endListeners().then(() => context.close()));
      return context.newPage();
    });
    await Promise.all(closings.map((close) => close()));
  },
});

/** Records, from the next page load on, each text that the first matching element has had, in their order. */
export async function noteFirst(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent;
      if (text && text !== noted.at(-1)) noted.push(text);
    }).observe(document, { subtree: true, childList: true });
  }, selector);
  return () => page.evaluate(() => Reflect.get(window, 'noted') as string[]);
}

/** The demo staff member, at a page of the staff section. */
export async function openStaff(page: Page, path: string): Promise<void> {
  await returnAs(page, await signIn('staff'));
  await page.goto(path);
}
