import { spawnSync } from 'node:child_process';
import { staffCallPath } from '@dental-shop/domain/api/paths';
import { authUrl, ports } from '@dental-shop/emulators/addresses';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, type Page } from '@playwright/test';
import { cardForm, fillCard } from '../browser/fill-card.ts';
import { fillRegistration } from '../browser/fill-registration.ts';
import { challenge, implantPath, payNow, proceedToCheckout } from '../browser/payment-test.ts';
import { addToCart } from '../browser/shop-test.ts';
import { mailTo } from '../shop/inbox.ts';
import { waitFor } from '../shop/wait-for.ts';
import { secondHost, settings } from './names.ts';
import { test } from './visitor-test.ts';

const password = 'a password of the rehearsal';
/**
 * A registration triggers several functions, which cold-start one after another in the emulator
 * before the email is sent.
 */
const maxEmailMs = 120_000;
const dentist = { name: 'Ana Núñez', email: 'ana@dentist.north-dental.us' };
const other = { name: 'Max Office', email: 'max@office.north-dental.us' };

async function register(page: Page, { name, email }: typeof dentist): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).first().click();
  await fillRegistration(page, { name, email, password, licenseNumber: 'D-4242' });
  await expect(page.getByText(/review and approv/i).first()).toBeVisible();
}

async function signIn(page: Page, email: string, target: string): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(target)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
}

interface SentLink {
  email: string;
  requestType: string;
  oobCode: string;
}

/** Follows the emailed verification link, which staff access requires. */
async function verifyEmail(email: string): Promise<void> {
  const sent = `${authUrl}/emulator/v1/projects/${settings.projectId}/oobCodes`;
  const findLink = async () => {
    const { oobCodes } = (await (await fetch(sent)).json()) as { oobCodes: SentLink[] };
    return oobCodes.find((each) => each.email === email && each.requestType === 'VERIFY_EMAIL');
  };
  const link = await waitFor(`a link sent to ${email}`, findLink, maxEmailMs);
  const followed = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:update?key=${settings.firebase.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: link.oobCode }),
    },
  );
  expect(followed.status).toBe(200);
}

/** The command from docs/deployment.md for the first staff member. */
function grantStaff(email: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'functions/commands/staff.ts',
      'grant',
      email,
      '--admin',
      '--yes',
      '--project',
      settings.projectId,
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: {
        ...process.env,
        // Node prints a warning if both are set.
        NO_COLOR: undefined,
        FIREBASE_AUTH_EMULATOR_HOST: new URL(authUrl).host,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      },
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

async function startCheckout(page: Page): Promise<void> {
  await addToCart(page, implantPath);
  await proceedToCheckout(page);
}

const expectPaid = (page: Page) => expect(page.getByText('Payment Successful!')).toBeVisible();

async function expectOrders(page: Page, count: number): Promise<void> {
  await page.goto('/account');
  const completed = page.getByRole('row').filter({ hasText: 'Completed' });
  await expect(completed).toHaveCount(count);
}

// The second test signs in as the staff member from the first.
test.describe.configure({ mode: 'serial' });

test('covers registration, approval, three payments and a refund', async ({ visitor }) => {
  const customer = await visitor();
  await register(customer, dentist);

  const staff = await visitor();
  await register(staff, other);
  await verifyEmail(other.email);
  grantStaff(other.email);
  await signIn(staff, other.email, '/staff/accounts');
  await staff.getByRole('button', { name: `Approve ${dentist.name}` }).click();
  const confirmation = staff.getByRole('dialog', { name: `Approve ${dentist.name}?` });
  await expect(confirmation).toContainText('The email address isn’t verified.');
  await confirmation.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(staff.getByRole('row').filter({ hasText: dentist.name })).toContainText('Approved');

  await signIn(customer, dentist.email, '/account');
  await startCheckout(customer);
  await fillCard(customer, '4242424242424242');
  // Link is enabled in the Stripe account. If the shop didn't turn it off, the form would have
  // tabs.
  await expect(cardForm(customer).getByRole('tab')).toHaveCount(0);
  await customer.getByLabel('Save this card for future purchases').check();
  await payNow(customer);
  await expectPaid(customer);
  // Until the first order is recorded, another checkout would count as a duplicate purchase.
  await expectOrders(customer, 1);

  await startCheckout(customer);
  await customer.getByLabel('Use a new payment method').check();
  await fillCard(customer, '4000002760003184');
  await payNow(customer);
  await challenge(customer).getByRole('button', { name: 'Complete' }).click();
  await expectPaid(customer);
  await expectOrders(customer, 2);

  await startCheckout(customer);
  await customer.getByRole('radio', { name: /4242/ }).check();
  await payNow(customer);
  await expectPaid(customer);
  await expectOrders(customer, 3);

  await staff.goto('/staff/orders');
  await staff.getByRole('row').nth(1).getByRole('link').first().click();
  await staff.getByRole('button', { name: 'More actions' }).click();
  await staff.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Wrong size');
  await dialog.getByRole('button', { name: 'Refund now' }).click();
  await expect(staff.getByText(/refunded\./).first()).toBeVisible();
  await expect(customer.getByText(/Refunded/).first()).toBeVisible();

  // Sent over STARTTLS with the password from the functions' secrets.
  await mailTo(dentist.email, 'Your order');
});

test('lets staff use the site at its Google address', async ({ visitor }) => {
  const staff = await visitor(`https://${secondHost}`);
  const answer = staff.waitForResponse((response) =>
    response.url().endsWith(staffCallPath('readOverview')),
  );
  await signIn(staff, other.email, '/staff');
  expect((await answer).url()).toContain(secondHost);
  expect((await answer).status()).toBe(200);
});
