import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { callFunction, decide, register } from '../shop/api.ts';
import { waitForApprovedClaim } from '../shop/approved-customer.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { heldMailTo, mailsTo } from '../shop/inbox.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { addToCart, signInThroughForm, test } from './shop-test.ts';

/** A name that no other test's search or queue has. */
const newName = () => `Ana ${randomUUID().slice(0, 8)}`;

async function applicant(name: string, changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await newPerson();
  const { status } = await register(person, { fullName: name, ...changes });
  expect(status).toBe(201);
  return person;
}

async function approved(name: string): Promise<Person> {
  const person = await applicant(name);
  await decide(await newStaff(), { uid: person.user.uid, decision: 'approve' });
  await waitForApprovedClaim(person, true);
  return person;
}

/** A colleague's own browser, at a page of the staff section. */
async function staffPage(page: Page, path = '/staff/accounts'): Promise<Person> {
  const staff = await newStaff();
  await signInAt(page, path, staff.email);
  return staff;
}

/** By the form's own names, which are the same in every language. */
async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('main form').getByRole('button').last().click();
  await expect(page).toHaveURL(path);
}

/** What is announced at once, and seen. */
const told = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** The newest wait longest for their turn, behind all that other tests left. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  while (await more.isVisible()) {
    const before = await page.getByRole('row').count();
    await more.click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(before);
  }
}

/** By its checkbox: another account's row may name this one as its double. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) });

const contexts: BrowserContext[] = [];

/** Somebody else's browser. */
async function otherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  contexts.push(context);
  return context.newPage();
}

test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

test('a new dentist appears in the open queue, is approved with one click, and checks out in the open tab', async ({
  page,
  browser,
}) => {
  const name = newName();
  const dentist = await otherPage(browser);
  const email = `${randomUUID()}@example.com`;
  await staffPage(page, '/staff');
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await showAll(page);

  await dentist.goto('/register');
  await dentist.getByLabel('Full Name').fill(name);
  await dentist.getByLabel('Email').fill(email);
  await dentist.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dentist.getByLabel('Confirm Password').fill(demoPassword);
  await dentist.getByRole('radio', { name: 'Dentist' }).check();
  await dentist.getByLabel('License Number').fill('D-4242');
  await dentist.getByLabel('Street').fill('1 Main Street');
  await dentist.getByLabel('City').fill('Reno');
  await dentist.getByLabel(/State/).selectOption('NV');
  await dentist.getByLabel(/Zip/).fill('89501');
  await dentist.getByRole('button', { name: /create.*account/i }).click();
  await expect(dentist.getByText(/review and approv/i).first()).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
    `${name} has just registered and waits for approval.`,
  );
  await showAll(page);
  await expect(row(page, name)).toContainText('D-4242');
  await expect(row(page, name)).toContainText('1 Main Street');
  // The function that knows it starts cold here.
  await expect(row(page, name)).toContainText(`${email}not verified`, { timeout: 30_000 });
  await expect(row(page, name)).toContainText('1 minute');

  await signInThroughForm(dentist, email);
  await expect(dentist).toHaveURL('/account');
  await addToCart(dentist, `/products/Implants/${implant.sku}`);
  const proceed = dentist.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeDisabled();

  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await told(page, `Approved: ${name}.`);
  await expect(row(page, name)).toHaveCount(0);
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(dentist.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  await heldMailTo(email, 'Your account is approved');
});

test('an approval is undone: the account waits again, and no mail is sent', async ({ page }) => {
  const name = newName();
  const person = await applicant(name);
  await staffPage(page, `/staff/accounts/${person.user.uid}`);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, `Undone: ${name}.`);
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
  const trail = page.getByRole('list', { name: 'What staff have done' });
  await expect(trail.getByRole('listitem')).toHaveText([/^Decision undone/, /^Approved/]);
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your account is approved');
});

test('several are declined at once, and are told why in their own language', async ({ page }) => {
  const word = newName();
  const first = await applicant(`${word} Uno`, { language: 'es' });
  const second = await applicant(`${word} Two`);
  await staffPage(page);
  await showAll(page);
  await page.getByRole('checkbox', { name: `Select ${word} Uno` }).check();
  await page.getByRole('checkbox', { name: `Select ${word} Two` }).check();
  await page.getByRole('button', { name: 'Decline 2 accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline 2 accounts?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The licence is not on the register.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await told(page, '2 accounts declined.');
  await expect(row(page, word)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Declined' }).click();
  await expect(row(page, word)).toHaveCount(2);
  const spanish = await heldMailTo(first.email, 'Su registro no ha sido aprobado');
  expect(spanish.text).toContain('The licence is not on the register.');
  await heldMailTo(second.email, 'Your registration was not approved');
});

test('a suspension closes the checkout of an open tab at once', async ({ page, browser }) => {
  const name = newName();
  const person = await approved(name);
  const dentist = await otherPage(browser);
  await signInThroughForm(dentist, person.email);
  await expect(dentist).toHaveURL('/account');
  await addToCart(dentist, `/products/Implants/${implant.sku}`);
  const proceed = dentist.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeEnabled();

  await staffPage(page, `/staff/accounts/${person.user.uid}`);
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  await page.getByLabel('Reason').fill('The licence has expired.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await told(page, `Suspended: ${name}.`);
  await proceed.click();
  await expect(dentist.getByText(/pending approval/).first()).toBeVisible();
  await expect(dentist.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

  await page.getByRole('button', { name: `Reinstate ${name}` }).click();
  await told(page, `Reinstated: ${name}.`);
  await dentist.reload();
  await expect(proceed).toBeEnabled();
});

test.describe('two at once', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\).*decideAccount/] });

  test('of two colleagues at the same account one decides, the other is told who was first', async ({
    page,
    browser,
  }) => {
    const name = newName();
    const person = await applicant(name);
    const path = `/staff/accounts/${person.user.uid}`;
    await staffPage(page, path);
    const colleague = await otherPage(browser);
    const ben = await staffPage(colleague, path);
    await expect(colleague.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
    await page.getByRole('button', { name: `Decline ${name}` }).click();
    await page.getByLabel('Reason').fill('Licence not found');
    await colleague.getByRole('button', { name: `Approve ${name}` }).click();
    await told(colleague, `Approved: ${name}.`);
    // The dialog was opened before: what it decides on is what its reader saw.
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await told(page, `${ben.email} was faster: ${name} is approved already.`);
  });
});

test('a customer is found, corrected, and shown to be here twice', async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  const person = await applicant(`Eva Muñoz${word}`, { licenseNumber: `L-${word}` });
  const twin = await applicant(`Somebody ${word}`, { licenseNumber: `l ${word}` });
  await staffPage(page);
  await page.getByLabel('Search by name').fill(`eva munoz${word}`);
  await page.getByLabel('Search by name').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('Same license as');
  await page.getByRole('link', { name: `Somebody ${word}` }).click();
  await expect(page).toHaveURL(`/staff/accounts/${twin.user.uid}`);
  await page.goto(`/staff/accounts/${person.user.uid}`);

  await page.getByRole('button', { name: 'Correct details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('City').fill('Sparks');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('Why it is changed').fill('They moved');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const trail = page.getByRole('list', { name: 'What staff have done' });
  await expect(trail).toContainText('They moved');
  await expect(trail).toContainText('Reno, NV 89501, United States → 1 Main Street, Sparks');
});

for (const language of ['en', 'es']) {
  test(`axe finds nothing on the staff's pages about accounts in ${language}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    const person = await applicant(newName());
    const staff = await newStaff();
    await signInAt(page, '/staff/accounts', staff.email);
    for (const path of ['/staff/accounts', `/staff/accounts/${person.user.uid}`]) {
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.locator('main').getByText('@example.com').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    }
  });
}

test('to anybody else the staff section does not exist', async ({ page }) => {
  const person = await approved(newName());
  const paths = [
    '/staff',
    '/staff/accounts',
    `/staff/accounts/${person.user.uid}`,
    '/staff/people',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await signInThroughForm(page, person.email);
  await expect(page).toHaveURL('/account');
  for (const path of [...paths, '/staff/no-such-page']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  }
  const answer = await callFunction('inspectAccounts', { uids: ['x'] }, await person.token());
  expect(answer.status).toBe(403);
});
