import { randomUUID } from 'node:crypto';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import { callFunction } from '../shop/api.ts';
import { persistently, TryAgain } from './persistently.ts';

interface CallableError {
  details?: { code?: string };
}

/** Refusals that pass: something was broken, or staff have asked too often. */
const passing = ['internal', 'too-many-requests'];

/** Calls a staff function until it answers; resolves to the code of its refusal, null for success. */
function ask(staff: SignedIn, name: StaffCall, input: object): Promise<string | null> {
  return persistently(name, async () => {
    const { status, body } = await callFunction(name, input, staff.idToken);
    if (status === 200) return null;
    const code = (body.error as CallableError | undefined)?.details?.code;
    if (code === undefined || passing.includes(code)) throw new TryAgain(JSON.stringify(body));
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

/** What the office sees while no event has told the shop of the payment. */
const unheardOf = ['not-found', 'not-paid'];

/** Refunds an order, which the office has compared with Stripe where it is not there yet. */
export async function refund(
  staff: SignedIn,
  { orderId, intentId, amount, requestId = randomUUID() }: Refund,
): Promise<string | null> {
  const wanted = { orderId, reason: 'Sent back', requestId, ...(amount ? { amount } : {}) };
  const refusal = await ask(staff, 'refundOrder', wanted);
  if (refusal === null || !unheardOf.includes(refusal)) return refusal;
  const problem = await ask(staff, 'reconcileOrder', { paymentIntentId: intentId });
  if (problem !== null) throw new Error(`${intentId} was not reconciled: ${problem}`);
  return ask(staff, 'refundOrder', wanted);
}
