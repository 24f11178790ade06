import { expect } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { test } from '../shop-test.ts';

const rightAnswers = 'cbcabcbcabacabacbbac';

test('the quiz grades and explains the answers', async ({ page }) => {
  await page.goto('/academics/certification');
  await page.getByRole('button', { name: 'Take the quiz' }).click();
  const questions = page.getByRole('group');
  await expect(questions).toHaveCount(20);
  const finish = page.getByRole('button', { name: 'Check my answers' });

  await finish.click();
  await expect(page.getByRole('alert')).toContainText('You haven’t answered question 1 yet');
  await expect(questions.first().getByRole('radio').first()).toBeFocused();

  for (const [index, answer] of [...rightAnswers].entries()) {
    const chosen = index === 19 ? 'a' : answer;
    await questions.nth(index).locator(`input[value="${chosen}"]`).check();
  }
  await finish.click();
  const result = page.getByRole('status').filter({ hasText: '19 of 20 correct' });
  await expect(result).toBeFocused();
  await expect(result).toContainText('You passed. The passing score is 16.');
  await expect(questions.nth(19)).toContainText('Caps, hats and unibutments belong to Fridge');
  await expectNoViolation(page);

  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '19 de 20 correctas' })).toBeVisible();
  await page.getByRole('button', { name: 'Repetir el cuestionario' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
