import type { Frame, Page } from '@playwright/test';

interface Actions {
  keys: number;
  taps: number;
}

/**
 * Counts keystrokes and taps on pages opened after this call. A click caused by Enter counts only as a keystroke.
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

/** Returns the counts and resets them. Frames from other origins have their own. */
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
