import { expect, type Page } from '@playwright/test';
import { openAndSettle, test } from '../shop-test.ts';

/** Returns the longest animation of each transition in ms, or NaN if it hasn't started. */
async function recordFades(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const longest: number[] = [];
    Object.assign(window, { longest });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const index = longest.push(Number.NaN) - 1;
      transition.ready.then(() => {
        const ofPages = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-'));
        const durations = ofPages.map((effect) => Number(effect.getComputedTiming().duration));
        longest[index] = Math.max(0, ...durations);
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { longest: number[] }).longest);
}

const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

async function openAnotherPage(page: Page): Promise<void> {
  await openAndSettle(page, '/education');
  await inFooter(page, 'FAQs').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Questions/);
}

test('a page fades briefly into the next', async ({ page }) => {
  const fades = await recordFades(page);
  await openAnotherPage(page);
  await expect.poll(fades).toEqual([120]);
});

test('nothing fades for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fades = await recordFades(page);
  await openAnotherPage(page);
  expect(await fades()).toEqual([]);
});

test("changes within a page don't fade", async ({ page }) => {
  const fades = await recordFades(page);
  await openAndSettle(page, '/products/Drills');
  const cards = page.getByRole('button', { name: 'Cards' });
  await cards.click();
  await expect(cards).toHaveAttribute('aria-pressed', 'true');
  expect(await fades()).toEqual([]);
});

test("a link to the current page doesn't fade", async ({ page }) => {
  const fades = await recordFades(page);
  await openAnotherPage(page);
  await expect.poll(fades).toEqual([120]);
  await inFooter(page, 'FAQs').click();
  await inFooter(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(fades).toEqual([120, 120]);
});
