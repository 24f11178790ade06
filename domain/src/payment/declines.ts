const hourMs = 60 * 60 * 1000;

/** Declined attempts that end a payment; a real customer rarely needs more. */
export const maxDeclinesOfPayment = 5;

/** Declined attempts per hour, across payments, that pause an account's payments. */
export const maxDeclinesOfAccount = 10;
export const declinesCountedMs = hourMs;

export const paymentPauseMs = hourMs;

/** The document `declines/{uid}`. */
export interface Declines {
  /** In ms since 1970. */
  pausedUntil: number;
}
