import type Stripe from 'stripe';
import { newIdentifier, nowInSeconds } from '../account/identifiers.ts';
import type { DisputeKind } from '../cards/test-cards.ts';

const dayS = 24 * 60 * 60;
const daysToRespond = 9;

/** Visa's codes, because all disputed test cards are Visa. */
const networkReasonCodes = { fraudulent: '10.4', product_not_received: '13.1' } as const;

export function newDispute(charge: Stripe.Charge, kind: DisputeKind): Stripe.Dispute {
  const reason = kind === 'inquiry' ? 'fraudulent' : kind;
  const networkReasonCode = networkReasonCodes[reason];
  const created = nowInSeconds();
  return {
    id: newIdentifier('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + daysToRespond * dayS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: kind === 'inquiry',
    livemode: false,
    metadata: {},
    network_reason_code: networkReasonCode,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: kind === 'inquiry' ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: networkReasonCode,
      },
    },
    reason,
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  };
}

export const textEvidence = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
