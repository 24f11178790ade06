import { expect } from '@playwright/test';
import { test } from '../shop-test.ts';

test('research pages describe their subject without claiming results', async ({ page }) => {
  await page.goto('/academics/research');
  const list = page.getByRole('navigation', { name: 'Research', exact: true });
  await expect(list.getByRole('link')).toHaveCount(8);
  await list.getByRole('link', { name: 'Micromovements' }).click();
  await expect(page).toHaveURL('/academics/research/micromovements');
  await expect(list.getByRole('link', { name: 'Micromovements' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(
    page.getByText('The methods and results aren’t published on this site.'),
  ).toBeVisible();
  await expect(page.getByText(/full text|What was measured/)).toHaveCount(0);
});

test('the certification page lists its requirements and credits', async ({ page }) => {
  await page.goto('/academics/certification');
  for (const fact of ['About 2 hours', '2 CE credits', '20 questions', 'On completion']) {
    await expect(page.getByRole('cell', { name: fact, exact: true })).toBeVisible();
  }
  const steps = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(steps.filter({ hasText: 'at least 16 of the 20 questions' })).toContainText(
    'declined or suspended',
  );
});

test('the education page groups 13 films into four sections and plays one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Education' }).click();
  await expect(page).toHaveURL('/education');
  const films = (group: string) =>
    page.getByRole('region', { name: group, exact: true }).getByRole('listitem');
  await expect(films('Introduction')).toHaveCount(3);
  await expect(films('Instructional')).toHaveCount(5);
  await expect(films('TurboGuide')).toHaveCount(2);
  await expect(films('Fridge')).toHaveCount(3);
  await page.getByRole('button', { name: 'Play video: Choosing a length' }).click();
  await expect(page.locator('video[src="/films/introduction-3.mp4"]')).toBeVisible();
});
