const hourMs = 60 * 60 * 1000;

/** A payment ends after this many declined attempts; a real customer rarely needs more. */
export const maxDeclinesPerPayment = 5;

/** After this many declined attempts in an hour, all of the account's payments are paused. */
export const maxDeclinesPerAccount = 10;
export const declineWindowMs = hourMs;

export const paymentPauseMs = hourMs;

/** The document `declines/{uid}`. */
export interface Declines {
  /** In ms since 1970. */
  pausedUntil: number;
}
