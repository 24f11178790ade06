/** Stripe sends it for each declined attempt to pay. */
export const declineEvent = 'payment_intent.payment_failed';

/** Events about a payment intent. */
export const intentEvents = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  declineEvent,
  'payment_intent.canceled',
] as const;

/** Events about a charge, a refund or a dispute, each of which names its payment intent. */
export const consequenceEvents = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The events that the webhook handles. The deploy subscribes the shop's endpoint to exactly these. */
export const webhookEvents = [...intentEvents, ...consequenceEvents] as const;
