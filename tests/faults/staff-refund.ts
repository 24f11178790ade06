import { randomUUID } from 'node:crypto';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { type SignedIn, signUpOrIn } from '@dental-shop/emulators/seed/auth-emulator';
import { callFunction } from '../shop/api.ts';
import { Retryable, retry } from './retry.ts';

interface CallableError {
  details?: { code?: string };
}

/** Refusals worth a retry: a fault was in the way, or the rate limit was reached. */
const retryable = ['internal', 'too-many-requests'];

/** Calls a staff function until it answers; resolves to the code of its refusal, null for success. */
function ask(staff: SignedIn, name: StaffCall, input: object): Promise<string | null> {
  return retry(name, async () => {
    const { status, body } = await callFunction(name, input, staff.idToken);
    if (status === 200) return null;
    const code = (body.error as CallableError | undefined)?.details?.code;
    if (code === 'recent-sign-in-required') {
      // As staff do: they give the password again.
      Object.assign(staff, await signUpOrIn(staff.email));
      throw new Retryable(code);
    }
    if (code === undefined || retryable.includes(code)) throw new Retryable(JSON.stringify(body));
    return code;
  });
}

interface Refund {
  orderId: string;
  intentId: string;
  /** In cents; all that is left where it is absent. */
  amount?: number;
  requestId?: string;
}

/** What staff are told while no event of the payment has reached the shop. */
const notRecordedYet = ['not-found', 'not-paid'];

/** Refunds an order as staff do; one that is not recorded yet is reconciled with Stripe first. */
export async function refund(
  staff: SignedIn,
  { orderId, intentId, amount, requestId = randomUUID() }: Refund,
): Promise<string | null> {
  const wanted = { orderId, reason: 'Sent back', requestId, ...(amount ? { amount } : {}) };
  const refusal = await ask(staff, 'refundOrder', wanted);
  if (refusal === null || !notRecordedYet.includes(refusal)) return refusal;
  const problem = await ask(staff, 'reconcileOrder', { paymentIntentId: intentId });
  if (problem !== null) throw new Error(`${intentId} was not reconciled: ${problem}`);
  return ask(staff, 'refundOrder', wanted);
}
