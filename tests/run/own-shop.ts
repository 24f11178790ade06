import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { startShop } from '@dental-shop/emulators/start-shop';
import type { StripeAccount } from '@dental-shop/emulators/stripe-account';
import { localDirectory } from '@dental-shop/emulators/suite/project';

interface OwnShopOptions {
  /** The folder below `.local` for what the emulators write. */
  logs: string;
  /** A Stripe account in the place of the local Stripe. */
  stripe?: StripeAccount;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Whether somebody has started the shop already. */
export async function isShopRunning(): Promise<boolean> {
  try {
    return (await fetch(shopUrl)).ok;
  } catch {
    // Nobody listens there.
    return false;
  }
}

/**
 * Acts on a shop that is started for this alone, with the demo data and nothing else, so that the
 * developer's own data stays as it is. Rejects when the shop ends before the act does.
 */
export async function withOwnShop<T>(
  { logs, stripe, say, signal }: OwnShopOptions,
  act: () => Promise<T>,
): Promise<T> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dental-shop-'));
  const logDirectory = join(localDirectory, logs);
  try {
    const options = { dataDirectory, logDirectory, fresh: true, unsaved: true, say, signal };
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
