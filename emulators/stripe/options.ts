import type { Addresses } from './addresses.ts';
import type { Wallet } from './cards/wallets.ts';

export interface LocalStripeOptions {
  /** TCP port to listen on; 0 takes any free one. */
  port: number;
  /**
   * One more address of this computer to listen at, for browsers on other devices. Without it the
   * server listens at `127.0.0.1` alone, which no other computer reaches: it has no password.
   */
  alsoAt?: string;
  /** Where events are POSTed; null keeps events without sending them. */
  webhookUrl: string | null;
  /** Signing secret of that endpoint (`whsec_...`). */
  webhookSecret: string;
  /** The only secret key accepted (`sk_test_...`). */
  secretKey: string;
  /** The only publishable key accepted (`pk_test_...`). */
  publishableKey: string;
  /** JSON file the books are kept in; without it they end with the process. */
  stateFile?: string;
  /**
   * Where browsers reach this server, for when a proxy in front of it answers at several addresses
   * as Stripe does (`https://js.stripe.com`, `https://api.stripe.com`, ...). Each is
   * `http://localhost:{port}` unless given; a browser that was given no `api` asks the address that it
   * has the script from.
   */
  addresses?: Partial<Addresses>;
  /** Pause in ms before the nth retry of a webhook; an event is given up after the last one. */
  retryDelaysMs?: readonly number[];
  /** How long in ms a webhook endpoint may take to answer. */
  webhookTimeoutMs?: number;
  /** How long in ms every write takes before it begins, to make overlapping requests visible. */
  latencyMs?: number;
  /** After how many ms banks and cardholders act: payments settle, refunds fail, disputes open. */
  laterMs?: number;
  /**
   * The wallets that are switched on in the account, by the names of the PaymentElement's `wallets`
   * option. Default `['link']`, as in a new account: the form shows each unless the page says 'never'.
   */
  wallets?: readonly Wallet[];
  /** Name of the seller on receipts and on the bank's page. Default `Example Business`. */
  businessName?: string;
  /** Receives one line for each webhook attempt that failed. Default: standard error. */
  log?: (line: string) => void;
}

export const defaultBusinessName = 'Example Business';

export const defaultWallets: readonly Wallet[] = ['link'];

const minuteMs = 60_000;

/**
 * Live Stripe retries for three days with growing pauses. On a developer's machine the endpoint is
 * usually back within seconds, so the pauses begin at one second and stay at a minute.
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

/** Long enough to see the state before, short enough to wait for. */
export const defaultLaterMs = 3_000;
