import { authUrl } from '@dental-shop/emulators/addresses';
import type { Page } from '@playwright/test';

type Operation = 'signInWithPassword' | 'signUp' | 'sendOobCode' | 'resetPassword';

const address = (operation: Operation) => `${authUrl}/**/accounts:${operation}**`;

/** The emulator never returns this error. */
export async function mockAuthError(page: Page, operation: Operation, code: string): Promise<void> {
  await page.unrouteAll();
  await page.route(address(operation), (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
  );
}

export async function blockAuth(page: Page, operation: Operation): Promise<void> {
  await page.unrouteAll();
  await page.route(address(operation), (route) => route.abort());
}

export async function delayAuth(page: Page, operation: Operation): Promise<() => void> {
  await page.unrouteAll();
  const release = Promise.withResolvers<void>();
  await page.route(address(operation), async (route) => {
    await release.promise;
    await route.fulfill({ status: 400, json: { error: { code: 400, message: 'INTERNAL' } } });
  });
  return release.resolve;
}
