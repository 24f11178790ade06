/** The event that tells of a declined attempt to pay. */
export const declineEvent = 'payment_intent.payment_failed';
