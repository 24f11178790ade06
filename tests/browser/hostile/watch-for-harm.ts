import { shopUrl } from '@dental-shop/emulators/addresses';
import type { Page } from '@playwright/test';

/** Hostile text and URLs set `window.hacked` if they run. */
const flag = 'hacked';

/** Records errors, dialogs, popups, injected scripts that run, and requests or navigation to other sites. */
export async function watchForHarm(page: Page): Promise<() => Promise<string[]>> {
  const harm: string[] = [];
  await page.exposeFunction('reportHarm', (what: string) => harm.push(what));
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      set: () => void Reflect.get(window, 'reportHarm')('a script ran'),
    });
  }, flag);
  page.on('pageerror', (error) => harm.push(`an error at ${page.url()}: ${error.message}`));
  page.on('dialog', (dialog) => {
    harm.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (window) => harm.push(`a window opened: ${window.url()}`));
  page.on('framenavigated', (frame) => {
    const isShop = frame.url().startsWith(`${shopUrl}/`) || frame.url() === 'about:blank';
    if (frame === page.mainFrame() && !isShop) harm.push(`the page navigated to ${frame.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) {
      harm.push(`another site was requested: ${request.url()}`);
    }
  });
  return async () => {
    // Gives pending work on the page time to run.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return harm;
  };
}
