import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { startShop } from '@dental-shop/emulators/start-shop';
import type { StripeAccount } from '@dental-shop/emulators/stripe-account';
import { localDirectory } from '@dental-shop/emulators/suite/project';

interface OwnShopOptions {
  /** The emulators' logs go to this folder in `.local`. */
  logs: string;
  /** Replaces the local Stripe. */
  stripe?: StripeAccount;
  log: (line: string) => void;
  signal: AbortSignal;
}

export async function isShopRunning(): Promise<boolean> {
  try {
    return (await fetch(shopUrl)).ok;
  } catch {
    // Nothing is listening.
    return false;
  }
}

/**
 * This shop has its own demo data, so the developer's data doesn't change. Rejects if the shop stops before `act` is
 * done.
 */
export async function withOwnShop<T>(
  { logs, stripe, log, signal }: OwnShopOptions,
  act: () => Promise<T>,
): Promise<T> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dental-shop-'));
  const logDirectory = join(localDirectory, logs);
  try {
    const options = { dataDirectory, logDirectory, fresh: true, unsaved: true, log, signal };
    const shop = await startShop({ ...options, ...(stripe === undefined ? {} : { stripe }) });
    const end = AbortSignal.any([signal, shop.ended]);
    const ended = new Promise<never>((_, reject) => {
      end.addEventListener('abort', () => reject(end.reason));
    });
    try {
      return await Promise.race([act(), ended]);
    } finally {
      for (const failure of await shop.stop()) console.error(failure);
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
