import { expect, type Page } from '@playwright/test';
import { test } from '../shop-test.ts';

const question = (page: Page, name: string) => page.getByRole('main').locator(`details#${name}`);
const isOpen = (page: Page, name: string) =>
  question(page, name).evaluate((details) => (details as HTMLDetailsElement).open);

test('a question can be opened and closed with the keyboard', async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.getByText('We’ll email you the decision')).toBeHidden();
  await question(page, 'approval').locator('summary').press('Enter');
  await expect(page.getByText('We’ll email you the decision')).toBeVisible();
  await question(page, 'approval').locator('summary').press('Enter');
  await expect(page.getByText('We’ll email you the decision')).toBeHidden();
});

test("a URL with a question's anchor opens that question", async ({ page }) => {
  await page.goto('/faqs#torque');
  await expect(page.getByText('torqued at 20 N\u2011cm twice, 10 minutes apart')).toBeVisible();
  await expect(question(page, 'torque').locator('summary')).toBeFocused();
  await expect(question(page, 'torque')).toBeInViewport();
  expect(await isOpen(page, 'license')).toBe(false);
});

test('an answer links to its own question and to related pages', async ({ page }) => {
  await page.goto('/faqs');
  const answer = question(page, 'middle-east-and-africa');
  await answer.locator('summary').click();
  await answer.getByRole('link', { name: 'Link to this question' }).click();
  await expect(page).toHaveURL('/faqs#middle-east-and-africa');
  await expect(answer.locator('summary')).toBeFocused();
  await answer.getByRole('link', { name: 'See contact details' }).click();
  await expect(page).toHaveURL('/contact#middle-east-and-africa');
  await expect(
    page.getByRole('region', { name: 'Agent for Africa and the Middle East' }),
  ).toBeFocused();
});

test('every link in an answer opens a page that exists', async ({ page }) => {
  await page.goto('/faqs');
  const links = page.getByRole('main').locator('details a:not([href*="#"])');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of new Set(addresses)) {
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404|Error/);
  }
});
