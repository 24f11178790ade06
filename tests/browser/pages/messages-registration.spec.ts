import { randomUUID } from 'node:crypto';
import { maxLengths } from '@dental-shop/domain/account/max-lengths';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { delayAuth, mockAuthError } from '../messages/identity-service.ts';
import { expectInBothLanguages, fieldMessage } from '../messages/in-both.ts';
import { test } from '../shop-test.ts';

test.use({ expectedErrors: [/status of 4\d\d|accounts:/] });

const common = {
  fullName: 'Full name is required',
  email: 'Email is required',
  password: 'Password is required',
};
const forms = {
  '/create-account': { ...common, officeAddress: 'Office/shipping address is required' },
  '/register': {
    ...common,
    street: 'Street address is required',
    city: 'City is required',
    state: 'State/Province is required',
    zip: 'Zip/Postal code is required',
  },
} as const;

const form = (page: Page) => page.locator('main form:has([name="fullName"])');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function fill(page: Page, email: string): Promise<void> {
  const values = {
    fullName: 'Ana Ruiz',
    email,
    password: 'long enough',
    confirmPassword: 'long enough',
  };
  const address = { street: '1 Main Street', city: 'Reno', zip: '89501' };
  const isSimple = new URL(page.url()).pathname === '/create-account';
  const officeAddress = '1 Main Street, Reno, NV 89501';
  const everything = { ...values, ...(isSimple ? { officeAddress } : address) };
  for (const [name, value] of Object.entries(everything)) await field(page, name).fill(value);
  if (!isSimple) await field(page, 'state').selectOption('NV');
  await field(page, 'type').last().check();
}

for (const [path, sentences] of Object.entries(forms)) {
  test(`${path} shows a message under each missing field`, async ({ page }) => {
    await page.goto(path);
    await submit(page).click();
    const summary = form(page).getByRole('group', { name: /Correct the \d highlighted fields/ });
    await expect(summary).toBeFocused();
    for (const [name, sentence] of Object.entries(sentences)) {
      await expectInBothLanguages(page, await fieldMessage(page, name), sentence);
      await summary.getByRole('link', { name: sentence }).click();
      await expect(field(page, name)).toBeFocused();
    }
    await summary.getByRole('link', { name: 'Please select an account type' }).click();
    await expect(field(page, 'type').first()).toBeFocused();
    await field(page, 'fullName').fill('Ana');
    await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
    await expect(summary.getByRole('link', { name: 'Full name is required' })).toBeHidden();
  });
}

test('registration shows why an entry is invalid', async ({ page }) => {
  await page.goto('/create-account');
  await field(page, 'email').fill('no body@example.com');
  await field(page, 'password').fill('short');
  await field(page, 'confirmPassword').fill('other');
  await field(page, 'type').first().check();
  await submit(page).click();
  for (const [name, sentence] of [
    ['email', 'Please enter a valid email address'],
    ['password', 'Password must be at least 6 characters'],
    ['confirmPassword', 'Passwords do not match'],
    ['licenseNumber', 'License number is required for dentists'],
  ] as const) {
    await expectInBothLanguages(page, await fieldMessage(page, name), sentence);
  }
});

test('registration shows why it was rejected', async ({ page }) => {
  await page.goto('/create-account');
  await fill(page, demoAccounts.dentist);
  await submit(page).click();
  await expectInBothLanguages(page, alert(page), 'An account with this email already exists');

  await field(page, 'email').fill(`${randomUUID()}@example.com`);
  for (const [code, sentence] of [
    ['INVALID_EMAIL', 'Invalid email format'],
    ['WEAK_PASSWORD', 'Password should be at least 6 characters'],
    ['ADMIN_ONLY_OPERATION', 'An error occurred during registration. Please try again.'],
  ] as const) {
    await mockAuthError(page, 'signUp', code);
    await submit(page).click();
    await expectInBothLanguages(page, alert(page), sentence);
  }
});

for (const [name, code] of [
  ['an unknown code', { code: 'new-code' }],
  ['no code', {}],
] as const) {
  test(`registration shows the server's message for an error with ${name}`, async ({ page }) => {
    await page.goto('/create-account');
    await page.route(`**${apiPaths.register}`, (route) =>
      route.fulfill({ status: 409, json: { error: 'Please call the office.', ...code } }),
    );
    await fill(page, `${randomUUID()}@example.com`);
    await submit(page).click();
    await expect(alert(page)).toHaveText('Please call the office.');
  });
}

for (const [path, refused, name] of [
  ['/create-account', 'officeAddress', 'officeAddress'],
  ['/register', 'address.zipCode', 'zip'],
] as const) {
  test(`${path} marks the field that the server rejects`, async ({ page }) => {
    await page.goto(path);
    const error = 'Check what you entered and try again.';
    await page.route(`**${apiPaths.register}`, (route) =>
      route.fulfill({ status: 400, json: { error, code: 'invalid-input', field: refused } }),
    );
    await fill(page, `${randomUUID()}@example.com`);
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    const message = await fieldMessage(page, name);
    await expectInBothLanguages(page, message, 'This wasn’t accepted. Check it and try again.');
    await expectInBothLanguages(page, alert(page), error);

    await field(page, 'fullName').fill('Ana María Ruiz');
    await expect(alert(page)).toBeHidden();
    await expect(message).toBeVisible();
  });
}

for (const [path, name] of [
  ['/create-account', 'officeAddress'],
  ['/register', 'street'],
] as const) {
  test(`${path} rejects an address that is too long instead of truncating it`, async ({ page }) => {
    await page.goto(path);
    await fill(page, `${randomUUID()}@example.com`);
    const long = 'a'.repeat(maxLengths[name] + 1);
    await field(page, name).fill(long);
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveValue(long);
    await expect(await fieldMessage(page, name)).toContainText('can be up to 200 characters');
  });
}

test('registration shows that it is in progress', async ({ page }) => {
  await page.goto('/create-account');
  await fill(page, `${randomUUID()}@example.com`);
  const release = await delayAuth(page, 'signUp');
  await submit(page).click();
  await expectInBothLanguages(page, submit(page), 'Creating account...');
  release();
  await expect(alert(page)).toBeVisible();
});
