/** So many declined attempts end a payment: more are hardly a customer who looks for their card. */
export const maxDeclinesOfPayment = 5;

/** So many within an hour, whatever was to be paid, pause the payments of an account. */
export const maxDeclinesOfAccount = 10;

const countedMs = 60 * 60 * 1000;
const pauseMs = 60 * 60 * 1000;

/** What banks have declined of one account's payments lately. Times are in ms since 1970. */
export interface Declines {
  /** By the id of the PaymentIntent. */
  byPayment: Readonly<Record<string, { count: number; lastAt: number }>>;
  /** Until when the account may ask for no payment; null where it never came to that. */
  pausedUntil: number | null;
}

export interface Decline {
  paymentIntentId: string;
  /** How many attempts Stripe has on record; it keeps none of some that were declined. */
  atStripe: number;
  /** In ms since 1970. */
  at: number;
}

interface Counted {
  declines: Declines;
  /** Whether this decline was the one too many for its payment. */
  endsPayment: boolean;
  /** Whether it was the one too many for the account. */
  pausesAccount: boolean;
}

export const noDeclines: Declines = { byPayment: {}, pausedUntil: null };

export function declinesOf({ byPayment }: Declines, paymentIntentId: string): number {
  return byPayment[paymentIntentId]?.count ?? 0;
}

/**
 * Counts one more declined attempt. Those of payments that were last declined more than an hour ago
 * are forgotten here; Stripe still has them. `now` is in ms since 1970.
 */
export function countDecline(
  known: Declines,
  { paymentIntentId, atStripe, at }: Decline,
  now: number,
): Counted {
  const before = declinesOf(known, paymentIntentId);
  const count = Math.max(before + 1, atStripe);
  const lastAt = Math.max(known.byPayment[paymentIntentId]?.lastAt ?? 0, at);
  const byPayment = Object.fromEntries(
    Object.entries({ ...known.byPayment, [paymentIntentId]: { count, lastAt } }).filter(
      ([id, payment]) => id === paymentIntentId || payment.lastAt > now - countedMs,
    ),
  );
  const ofAccount = Object.values(byPayment).reduce((sum, payment) => sum + payment.count, 0);
  const pausesAccount = ofAccount >= maxDeclinesOfAccount && !isPaused(known, now);
  return {
    declines: { byPayment, pausedUntil: pausesAccount ? now + pauseMs : known.pausedUntil },
    endsPayment: before < maxDeclinesOfPayment && count >= maxDeclinesOfPayment,
    pausesAccount,
  };
}

/** `now` is in ms since 1970. */
export function isPaused({ pausedUntil }: Declines, now: number): boolean {
  return pausedUntil !== null && pausedUntil > now;
}
