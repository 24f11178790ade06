import { randomUUID } from 'node:crypto';
import type { StaffCall, StaffInput } from '@dental-shop/domain/api/staff/calls';
import { type SignedIn, signUpOrIn } from '@dental-shop/emulators/seed/auth-emulator';
import { callFunction } from '../shop/api.ts';
import { Retryable, retry } from './retry.ts';

interface CallableError {
  details?: { code?: string };
}

const retryable = ['internal', 'too-many-requests'];

/** Returns the error code, or null if the call succeeded. */
export function callStaff<Name extends StaffCall>(
  staff: SignedIn,
  name: Name,
  input: StaffInput<Name>,
): Promise<string | null> {
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

/** The shop returns these error codes if it hasn't recorded the payment yet. */
const notRecordedYet = ['not-found', 'not-paid'];

/** If the shop hasn't recorded the payment yet, reconciles it first. */
export async function callAboutPayment<Name extends StaffCall>(
  staff: SignedIn,
  intentId: string,
  ...[name, input]: [Name, StaffInput<Name>]
): Promise<string | null> {
  const refusal = await callStaff(staff, name, input);
  if (refusal === null || !notRecordedYet.includes(refusal)) return refusal;
  const problem = await callStaff(staff, 'reconcileOrder', { paymentIntentId: intentId });
  if (problem !== null) throw new Error(`${intentId} could not be reconciled: ${problem}`);
  return callStaff(staff, name, input);
}

interface Refund {
  orderId: string;
  intentId: string;
  /** In cents. By default, the remaining amount. */
  amount?: number;
  lines?: { sku: string; quantity: number }[];
  requestId?: string;
}

export function refund(
  staff: SignedIn,
  { orderId, intentId, amount, lines, requestId = randomUUID() }: Refund,
): Promise<string | null> {
  return callAboutPayment(staff, intentId, 'refundOrder', {
    orderId,
    reason: 'Sent back',
    requestId,
    ...(amount ? { amount } : {}),
    ...(lines ? { lines } : {}),
  });
}
