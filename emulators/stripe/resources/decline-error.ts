import { type DeclineReason, declineErrors } from '../cards/declines.ts';
import type { PaymentProblem } from '../http/api-error.ts';

export function declineError(reason: DeclineReason): PaymentProblem {
  const { code, message } = declineErrors[reason];
  const body: PaymentProblem = { type: 'card_error', code, message };
  if (code === 'card_declined' || code === 'authentication_required') body.decline_code = reason;
  if (code === 'expired_card') body.param = 'exp_month';
  if (code === 'incorrect_cvc') body.param = 'cvc';
  return body;
}
