import { shopUrl } from '@dental-shop/emulators/addresses';
import type { Page } from '@playwright/test';

/** What hostile text and addresses set when they run: `window.hacked`. */
const mark = 'hacked';

/**
 * Watches what a page does from now on; the answer tells, in words, what a visitor would have suffered:
 * a script that ran, a page that broke, a dialog, a window that opened, another site that was shown or asked.
 */
export async function watchForHarm(page: Page): Promise<() => Promise<string[]>> {
  const harm: string[] = [];
  await page.exposeFunction('tellOfHarm', (what: string) => harm.push(what));
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      set: () => void Reflect.get(window, 'tellOfHarm')('a script ran'),
    });
  }, mark);
  page.on('pageerror', (error) => harm.push(`an error at ${page.url()}: ${error.message}`));
  page.on('dialog', (dialog) => {
    harm.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (window) => harm.push(`a window opened: ${window.url()}`));
  page.on('framenavigated', (frame) => {
    const isShop = frame.url().startsWith(`${shopUrl}/`) || frame.url() === 'about:blank';
    if (frame === page.mainFrame() && !isShop) harm.push(`the page left for ${frame.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) {
      harm.push(`another site was asked: ${request.url()}`);
    }
  });
  return async () => {
    // Whatever the page has begun has its turn before the answer.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return harm;
  };
}
