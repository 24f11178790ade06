const hourMs = 60 * 60 * 1000;

/** Declined attempts that end a payment; a real customer rarely needs more. */
export const maxDeclinesPerPayment = 5;

/** Declined attempts per hour, across payments, that pause an account's payments. */
export const maxDeclinesPerAccount = 10;
export const declineWindowMs = hourMs;

export const paymentPauseMs = hourMs;

/** The document `declines/{uid}`. */
export interface Declines {
  /** In ms since 1970. */
  pausedUntil: number;
}
