import type { Addresses } from './addresses.ts';
import type { Wallet } from './cards/wallets.ts';

export interface LocalStripeOptions {
  /** 0 picks a free port. */
  port: number;
  /**
   * An additional local address for other devices. By default, the server only listens on
   * `127.0.0.1`, because it has no password.
   */
  alsoAt?: string;
  /** Null disables sending. */
  webhookUrl: string | null;
  /** Signing secret (`whsec_...`). */
  webhookSecret: string;
  /** The only accepted secret key (`sk_test_...`). */
  secretKey: string;
  /** The only accepted publishable key (`pk_test_...`). */
  publishableKey: string;
  /** JSON file for the state; without it, the state is lost on exit. */
  stateFile?: string;
  /**
   * Set these for a proxy that serves several hosts like Stripe's (`https://js.stripe.com`, ...).
   * Defaults to `http://localhost:{port}`; without `api`, browsers call the script's origin.
   */
  addresses?: Partial<Addresses>;
  /** The delay before each retry. After the last one, the event is abandoned. */
  retryDelaysMs?: readonly number[];
  webhookTimeoutMs?: number;
  /** Delays every write, to expose overlapping requests. */
  latencyMs?: number;
  /** Delay before banks and cardholders act: payments settle, refunds fail, disputes open. */
  laterMs?: number;
  /** Defaults to `['link']`, as in new accounts. */
  wallets?: readonly Wallet[];
  /** Shown on receipts and the bank's page. Defaults to `Example Business`. */
  businessName?: string;
  /** Receives a line for each failed webhook attempt. Defaults to stderr. */
  log?: (line: string) => void;
}

export const defaultBusinessName = 'Example Business';

export const defaultWallets: readonly Wallet[] = ['link'];

const minuteMs = 60_000;

/**
 * Stripe retries for three days with growing delays. A developer's endpoint is usually back within
 * seconds, so these delays start at one second and never exceed a minute.
 */
export const defaultRetryDelaysMs: readonly number[] = [
  1_000,
  2_000,
  4_000,
  8_000,
  15_000,
  30_000,
  ...Array.from({ length: 44 }, () => minuteMs),
];

export const defaultWebhookTimeoutMs = 30_000;

/** Long enough to see the earlier state, but not too long to wait. */
export const defaultLaterMs = 3_000;
