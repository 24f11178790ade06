import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, type Page } from '@playwright/test';
import { staffPage, test } from '../staff-test.ts';

/** The page of a shop whose policy allows nothing of other sites, and whose HTML wants a script of one. */
async function openPageThatWants(page: Page, script: string): Promise<void> {
  await page.route('**/faq-with-a-foreign-script?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy': `default-src 'self'; report-uri ${apiPaths.policyReports}`,
      },
      body: `<!doctype html><title>Questions</title><script src="${script}"></script>`,
    }),
  );
  await page.goto('/faq-with-a-foreign-script?code=SECRET');
}

test.describe('what a page may not load', () => {
  test.use({ expectedErrors: [/Content Security Policy|tag\.js/] });

  test("a browser reports by itself, and staff read it while they're there", async ({
    page,
    otherPage,
  }) => {
    const origin = `https://${randomUUID()}.example.com`;
    const office = await otherPage();
    await staffPage(office, '/staff/reports');
    await expect(office.getByRole('heading', { name: 'Blocked content', level: 1 })).toBeVisible();

    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await openPageThatWants(page, `${origin}/tag.js?session=SECRET`);
    // The error by which any other test with such a page fails.
    expect((await logged).text()).toContain('Content Security Policy');

    const row = office.getByRole('row').filter({ hasText: origin });
    await expect(row).toContainText('Program');
    await expect(row).toContainText('script-src-elem');
    await expect(row.getByRole('cell').nth(2)).toHaveText('/faq-with-a-foreign-script');
    await expect(row.getByRole('cell').nth(4)).toHaveText('1');
    await expect(office.getByRole('main')).not.toContainText('SECRET');
    // What is shown of other sites is text: nobody is led there.
    await expect(row.getByRole('link')).toHaveCount(0);

    await page.reload();
    await expect(row.getByRole('cell').nth(4)).toHaveText('2');
  });
});

test('the overview leads to it, and a phone shows it as cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = `https://${randomUUID()}.example.com`;
  await staffPage(page, '/staff');
  const answer = await page.request.post(apiPaths.policyReports, {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([
      {
        type: 'csp-violation',
        body: {
          documentURL: new URL('/staff/orders/5f0c1b7e-9d2a-4c55-8e1f-2b8f3a6c7d90', page.url())
            .href,
          effectiveDirective: 'frame-src',
          blockedURL: `${origin}/embed`,
        },
      },
    ]),
  });
  expect(answer.status()).toBe(204);
  await page.getByRole('link', { name: 'Blocked content' }).click();
  await expect(page).toHaveURL('/staff/reports');
  const card = page
    .getByRole('list', { name: 'Blocked content, seen last first' })
    .getByRole('listitem')
    .filter({ hasText: origin });
  await expect(card).toContainText('Embedded page');
  await expect(card).toContainText('/staff/orders/:id');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
