import { randomUUID } from 'node:crypto';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { type SignedIn, signUpOrIn } from '@dental-shop/emulators/seed/auth-emulator';
import { callFunction } from '../shop/api.ts';
import { Retryable, retry } from './retry.ts';

interface CallableError {
  details?: { code?: string };
}

const retryable = ['internal', 'too-many-requests'];

/** Returns the error code, or null if the call succeeded. */
function requestRefund(staff: SignedIn, name: StaffCall, input: object): Promise<string | null> {
  return retry(name, async () => {
    const { status, body } = await callFunction(name, input, staff.idToken);
    if (status === 200) return null;
    const code = (body.error as CallableError | undefined)?.details?.code;
    if (code === 'recent-sign-in-required') {
      // Real staff would have to enter their password again.
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
  /** In cents. By default, the remaining amount. */
  amount?: number;
  requestId?: string;
}

/** The shop returns these error codes if it hasn't recorded the payment yet. */
const notRecordedYet = ['not-found', 'not-paid'];

/** If the shop hasn't recorded the payment yet, reconciles it first. */
export async function refund(
  staff: SignedIn,
  { orderId, intentId, amount, requestId = randomUUID() }: Refund,
): Promise<string | null> {
  const wanted = { orderId, reason: 'Sent back', requestId, ...(amount ? { amount } : {}) };
  const refusal = await requestRefund(staff, 'refundOrder', wanted);
  if (refusal === null || !notRecordedYet.includes(refusal)) return refusal;
  const problem = await requestRefund(staff, 'reconcileOrder', { paymentIntentId: intentId });
  if (problem !== null) throw new Error(`${intentId} could not be reconciled: ${problem}`);
  return requestRefund(staff, 'refundOrder', wanted);
}
