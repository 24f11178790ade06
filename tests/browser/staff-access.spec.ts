import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { callFunction } from '../shop/api.ts';
import { newStaff } from '../shop/staff.ts';
import { signInThroughForm } from './shop-test.ts';
import { applicant, approved, newName, signInAt, test } from './staff-test.ts';

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
    '/staff/orders',
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
