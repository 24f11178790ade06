import { isDeepStrictEqual } from 'node:util';
import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import {
  planRefund,
  planReturnRefund,
  type RefundLine,
  type RefundPlan,
  withLineRefund,
} from '@dental-shop/domain/fulfillment/line-refunds';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type {
  DocumentReference,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { readOrderRecord, writeQuantities } from '../../platform/firestore/order-record.ts';
import { type AuditEntry, type AuditedRefund, audit } from '../../platform/firestore/staff.ts';
import { actAsStaff } from '../../staff/act-as-staff.ts';
import type { ShopPayment } from '../shop-payment.ts';

const entryPrefix = 'refund-';

export function refundEntry(
  firestore: Firestore,
  requestId: string,
): DocumentReference<AuditEntry> {
  return audit(firestore).doc(`${entryPrefix}${requestId}`);
}

export function refundRequestId({ id }: DocumentReference<AuditEntry>): string {
  return id.slice(entryPrefix.length);
}

export interface ReturnRefund {
  orderId: string;
  lines: readonly RefundLine[];
  reason: string;
  requestId: string;
  returned: true;
}

export type RefundRequest =
  | (CheckedStaffInput<'refundOrder'> & { returned?: false })
  | ReturnRefund;

export interface AuthorizedRefund {
  payment: ShopPayment;
  refund: AuditedRefund;
  isRepeated: boolean;
}

type Order = OrderRecord<Timestamp>;

/**
 * Audits the request before Stripe is called, and closes the refunded units, so that they can't be shipped. Throws if
 * the order can't be refunded. Undefined if a return has nothing left to refund.
 */
export async function authorizeRefund(
  firestore: Firestore,
  staffUid: string,
  request: RefundRequest,
): Promise<AuthorizedRefund | undefined> {
  const { orderId, reason, requestId } = request;
  const entryReference = refundEntry(firestore, requestId);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry, updateEntry }) => {
    const [order, entry] = await Promise.all([
      readOrderRecord(firestore, orderId, (reference) => transaction.get(reference)),
      transaction.get(entryReference),
    ]);
    if (!order) throw new Refusal('not-found');
    const { uid, paymentIntentId } = order;
    if (uid === staffUid) throw new Refusal('own-order');
    const payment = { paymentIntentId, checkoutId: orderId, uid };
    const closeUnits = (plan: RefundPlan) =>
      closeRefundedUnits(firestore, transaction, { orderId, order, requestId, plan });
    const known = entry.data()?.refund;
    if (known) {
      if (!isSameRequest(known, request)) throw new Refusal('request-id-used');
      const plan = planRepetition(order, known, request);
      if (plan) closeUnits(plan);
      const isReturnOpen = request.returned && isOpenAgain(order, known, requestId);
      // Nothing is left to refund, because of another refund or a lost dispute in the meantime.
      if (isReturnOpen && !plan) return undefined;
      const asked = isReturnOpen && plan ? plan.amount : known.asked;
      const refund = plan ? { ...known, ...unanswered, asked } : known;
      if (!isDeepStrictEqual(refund, known)) updateEntry(entry, { refund });
      return { payment, refund, isRepeated: true };
    }
    const plan = planRequest(order, request);
    if (!plan) return undefined;
    const refund: AuditedRefund = {
      orderId,
      paymentIntentId,
      asked: plan.amount,
      ...linesOf(request),
      ...unanswered,
    };
    closeUnits(plan);
    addEntry({ what: 'refund', whom: uid, why: reason, refund }, entryReference);
    return { payment, refund, isRepeated: false };
  });
}

/** If the request is interrupted, its entry keeps this state, and `settleOpenRefunds` finds it later. */
const unanswered = { state: 'asked', made: null, refusal: null } as const;

function linesOf({ lines }: RefundRequest): { lines?: RefundLine[] } {
  return lines ? { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) } : {};
}

function isSameRequest(refund: AuditedRefund, request: RefundRequest): boolean {
  if (refund.orderId !== request.orderId) return false;
  if (refund.lines || request.lines) return isDeepStrictEqual(refund.lines, linesOf(request).lines);
  const amount = request.returned ? undefined : request.amount;
  return refund.asked === (amount ?? null);
}

function planRequest(order: Order, request: RefundRequest): RefundPlan | undefined {
  if (request.returned) return planReturnRefund(order, request.lines);
  const { problem, plan } = planRefund(order, request);
  if (plan) return plan;
  const field = request.lines ? 'lines' : 'amount';
  const isOfField = problem === 'refund-too-large' || problem === 'refund-exceeds-line';
  throw new Refusal(problem, isOfField ? { field } : {});
}

/**
 * If Stripe rejected the refund, its units were reopened and may have been shipped or refunded since, so this plans it
 * again.
 */
function planRepetition(
  order: Order,
  { made }: AuditedRefund,
  request: RefundRequest,
): RefundPlan | undefined {
  const known = order.lineRefunds?.find(({ requestId }) => requestId === request.requestId);
  if (made !== null || !known) return undefined;
  if (known.failed) return planRequest(order, request);
  const { lines, returned } = known;
  return { amount: null, lines, ...(returned && { returned }) };
}

/** True if Stripe rejected the refund and no retry is in progress. */
function isOpenAgain(order: Order, { state }: AuditedRefund, requestId: string): boolean {
  const units = order.lineRefunds?.find((each) => each.requestId === requestId);
  return state === 'refused' && units?.failed === true;
}

interface Closing {
  orderId: string;
  order: Order;
  requestId: string;
  plan: RefundPlan;
}

function closeRefundedUnits(
  firestore: Firestore,
  transaction: Transaction,
  { orderId, order, requestId, plan: { lines, returned } }: Closing,
): void {
  if (lines.length === 0) return;
  const refund = {
    requestId,
    requestedAt: Date.now(),
    lines,
    ...(returned && { returned }),
    failed: false,
  };
  const lineRefunds = withLineRefund(order.lineRefunds, refund);
  writeQuantities(firestore, transaction, orderId, order, { lineRefunds });
}
