import type { Frame, Page } from '@playwright/test';

interface Actions {
  keys: number;
  taps: number;
}

/**
 * Counts what a person does on the pages that are opened from now on, as the browser sees it: a helper
 * of a test that pressed or tapped once more than its name says would show. Clicks of a keyboard's Enter
 * are keys and no taps.
 */
export async function countActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (what: string) => {
      sessionStorage.setItem(what, String(Number(sessionStorage.getItem(what)) + 1));
    };
    addEventListener('keydown', () => count('keys'), true);
    addEventListener('pointerdown', () => count('taps'), true);
  });
}

/** What was counted since it was asked for last, in a page or in a frame of another origin. */
export function takeActions(page: Page | Frame): Promise<Actions> {
  return page.evaluate(() => {
    const take = (what: string) => {
      const count = Number(sessionStorage.getItem(what));
      sessionStorage.removeItem(what);
      return count;
    };
    return { keys: take('keys'), taps: take('taps') };
  });
}
