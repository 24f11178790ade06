const hourMs = 60 * 60 * 1000;

/** So many declined attempts end a payment: more are hardly a customer who looks for their card. */
export const maxDeclinesOfPayment = 5;

/** So many within an hour, whatever was to be paid, pause the payments of an account. */
export const maxDeclinesOfAccount = 10;
export const declinesCountedMs = hourMs;

/** How long an account may then ask for no payment. */
export const paymentPauseMs = hourMs;

/** The document `declines/{uid}`: what many declines have brought upon an account. */
export interface Declines {
  /** Until when it may ask for no payment, in ms since 1970. */
  pausedUntil: number;
}
