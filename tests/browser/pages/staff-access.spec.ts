import { expect } from '@playwright/test';
import { callFunction } from '../../shop/api.ts';
import { approvedCustomer } from '../../shop/approved-customer.ts';
import { notFoundAt, seedSession, test } from '../shop-test.ts';
import { openAsNewStaff, uniqueName } from '../staff-test.ts';

test.use({ expectedErrors: [notFoundAt('/staff/no-such-page')] });

test("non-staff users can't see that the staff section exists", async ({ page }) => {
  const person = await approvedCustomer(uniqueName());
  const paths = [
    '/staff',
    '/staff/accounts',
    `/staff/accounts/${person.user.uid}`,
    '/staff/orders',
    '/staff/people',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await seedSession(page, person);
  for (const path of [...paths, '/staff/no-such-page']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  }
  const response = await callFunction('inspectAccounts', { uids: ['x'] }, await person.token());
  expect(response.status).toBe(403);
});

test.describe('without a database', () => {
  // To check for a network, Firestore loads an image from Google, which the Content-Security-Policy blocks.
  test.use({ expectedErrors: [/ERR_FAILED|^failed: |Could not reach Cloud Firestore|cleardot/] });

  test('staff see an error instead of an empty list', async ({ page }) => {
    const staff = await openAsNewStaff(page, '/staff/messages');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the database.' });
    for (const path of ['/staff/messages', `/staff/accounts/${staff.user.uid}`]) {
      await page.goto(path);
      await expect(failure).toBeVisible();
    }
    await page.unroute('**/google.firestore.v1.Firestore/**');
    await page.goto('/staff/messages');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  });
});
