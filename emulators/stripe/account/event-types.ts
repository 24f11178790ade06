import type Stripe from 'stripe';

type LocalEvent =
  | Stripe.CustomerCreatedEvent
  | Stripe.CustomerUpdatedEvent
  | Stripe.CustomerDeletedEvent
  | Stripe.PaymentMethodAttachedEvent
  | Stripe.PaymentMethodDetachedEvent
  | Stripe.PaymentIntentCreatedEvent
  | Stripe.PaymentIntentRequiresActionEvent
  | Stripe.PaymentIntentProcessingEvent
  | Stripe.PaymentIntentSucceededEvent
  | Stripe.PaymentIntentPaymentFailedEvent
  | Stripe.PaymentIntentCanceledEvent
  | Stripe.ChargeSucceededEvent
  | Stripe.ChargeFailedEvent
  | Stripe.ChargePendingEvent
  | Stripe.ChargeUpdatedEvent
  | Stripe.ChargeRefundedEvent
  | Stripe.ChargeRefundUpdatedEvent
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeUpdatedEvent
  | Stripe.ChargeDisputeClosedEvent
  | Stripe.ChargeDisputeFundsWithdrawnEvent
  | Stripe.ChargeDisputeFundsReinstatedEvent
  | Stripe.RefundCreatedEvent
  | Stripe.RefundUpdatedEvent
  | Stripe.RefundFailedEvent;

export type LocalEventType = LocalEvent['type'];

export type EventObject<T extends LocalEventType> = Extract<
  LocalEvent,
  { type: T }
>['data']['object'];
