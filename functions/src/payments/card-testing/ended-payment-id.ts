/** The id of the audit entry, and of the mail, of a payment that was declined too often. */
export const endedPaymentId = (paymentIntentId: string) => `end-payment-${paymentIntentId}`;
