export const declineEvent = 'payment_intent.payment_failed';

export const intentEvents = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  declineEvent,
  'payment_intent.canceled',
] as const;

export const refundAndDisputeEvents = [
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

/** `npm run deploy` subscribes the webhook endpoint to exactly these events. */
export const webhookEvents = [...intentEvents, ...refundAndDisputeEvents] as const;
