import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { fillRegistration } from '../fill-registration.ts';
import { answerQuiz } from '../screens/steps.ts';
import { test, waitForHydration } from '../shop-test.ts';

/** The windows aren't tall, so even short pages scroll. */
const sizes = [
  { width: 390, height: 600 },
  { width: 1366, height: 500 },
];

async function expectClearOfHeader(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeInViewport();
  const room = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await part.boundingBox();
    return box && header ? box.y - header.y - header.height : Number.NaN;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
}

for (const viewport of sizes) {
  test.describe(`the sticky header in a window ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("doesn't cover the question or office that the URL points to", async ({ page }) => {
      await page.goto('/faqs#torque');
      const summary = page.locator('#torque summary');
      await expect(summary).toBeFocused();
      await expectClearOfHeader(page, summary);
      await page.goto('/contact#middle-east-and-africa');
      const agent = page.getByRole('region', { name: 'Agent for Africa and the Middle East' });
      await expect(agent).toBeFocused();
      await expectClearOfHeader(page, agent);
    });

    test("doesn't cover the heading after the skip link is used", async ({ page }) => {
      await page.goto(`/products/Implants/${implant.sku}`);
      await waitForHydration(page);
      await page.evaluate(() => window.scrollTo(0, 400));
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      await expectClearOfHeader(page, page.getByRole('heading', { level: 1 }));
    });

    test("doesn't cover the label of an invalid field or the heading after registration", async ({
      page,
    }) => {
      await page.route(`**${apiPaths.register}`, (route) =>
        route.fulfill({ json: { success: true } }),
      );
      await page.goto('/register');
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      const summary = page.getByRole('group', { name: /Correct the \d+ highlighted fields/ });
      await expect(summary).toBeFocused();
      await expectClearOfHeader(page, summary);
      await summary.getByRole('link', { name: 'Full name is required' }).click();
      await expect(page.getByLabel('Full name')).toBeFocused();
      await expectClearOfHeader(page, page.getByText('Full name', { exact: true }));
      await fillRegistration(page, {
        name: 'Ana Ruiz',
        email: `${randomUUID()}@example.com`,
        password: 'long enough',
        licenseNumber: '12345',
      });
      const heading = page.getByRole('heading', { name: 'Registration received' });
      await expectClearOfHeader(page, heading);
    });

    test("doesn't cover the quiz result", async ({ page }) => {
      await answerQuiz(page, 1);
      await expectClearOfHeader(page, page.getByRole('status').filter({ hasText: /19 of 20/ }));
    });
  });
}
