import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { EventCause } from '../account/event-log.ts';

/**
 * As in Stripe's test mode, certain values of `uncategorized_text` decide the dispute. With any
 * other evidence, it stays under review.
 */
export function decideDispute(
  account: Account,
  cause: EventCause,
  dispute: Stripe.Dispute,
): Stripe.Dispute {
  const inquiry = dispute.status === 'warning_needs_response';
  const { evidence_details: details } = dispute;
  const submitted: Stripe.Dispute = {
    ...dispute,
    evidence_details: {
      ...details,
      submission_count: details.submission_count + 1,
      submission_method: 'manual',
    },
    status: inquiry ? 'warning_under_review' : 'under_review',
  };
  const file = (changed: Stripe.Dispute): Stripe.Dispute => {
    account.state.disputes[changed.id] = changed;
    return changed;
  };
  account.emit(cause, 'charge.dispute.updated', file(submitted));
  const words = dispute.evidence.uncategorized_text;
  if (words === 'escalate_inquiry_evidence' && inquiry) {
    const escalated = file({ ...submitted, is_charge_refundable: false, status: 'needs_response' });
    account.emit(cause, 'charge.dispute.updated', escalated);
    account.emit(cause, 'charge.dispute.funds_withdrawn', escalated);
    return escalated;
  }
  if (words !== 'winning_evidence' && words !== 'losing_evidence') return submitted;
  const won = words === 'winning_evidence';
  const status = inquiry ? 'warning_closed' : won ? 'won' : 'lost';
  const closed = file({ ...submitted, is_charge_refundable: status !== 'lost', status });
  account.emit(cause, 'charge.dispute.closed', closed);
  if (status === 'won') account.emit(cause, 'charge.dispute.funds_reinstated', closed);
  return closed;
}
