import { lineQuantities } from '../fulfillment/open-quantities.ts';
import { needsReplacementOf } from '../returns/replacements.ts';
import type { Return } from '../returns/return.ts';
import type { OrderRecord } from './order.ts';

type Order = Pick<
  OrderRecord<unknown>,
  'items' | 'status' | 'lineRefunds' | 'packed' | 'packing' | 'fulfillment' | 'toShip'
>;

type OrderReturn = Pick<Return<unknown>, 'state' | 'lines' | 'replaced'> & { id: string };

type ReturnStep =
  | 'decide-return'
  | 'receive-return'
  | 'refund-return'
  | 'finish-return'
  | 'pack-replacement';

/** The next steps that an order needs from the office. */
export type OfficeStep =
  | { kind: 'answer-dispute' }
  | { kind: 'pack'; units: number }
  | { kind: ReturnStep; rmaNumber: string };

/** Most urgent first. A dispute has a deadline; an accepted return waits for the package. */
const urgency: readonly OfficeStep['kind'][] = [
  'answer-dispute',
  'pack',
  'refund-return',
  'finish-return',
  'pack-replacement',
  'decide-return',
  'receive-return',
];

export function officeSteps(
  order: Order,
  orderId: string,
  returns: readonly OrderReturn[],
): OfficeStep[] {
  const steps: OfficeStep[] = returns.flatMap((each) => {
    const kind = returnStep(each, orderId);
    return kind ? [{ kind, rmaNumber: each.id }] : [];
  });
  if (order.status === 'disputed') steps.push({ kind: 'answer-dispute' });
  if (order.toShip) steps.push({ kind: 'pack', units: openUnits(order) });
  return steps.toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind));
}

function openUnits(order: Order): number {
  return lineQuantities(order, order.packed).reduce((sum, { open }) => sum + open, 0);
}

function returnStep(found: OrderReturn, orderId: string): ReturnStep | undefined {
  switch (found.state) {
    case 'requested':
      return 'decide-return';
    case 'accepted':
      return 'receive-return';
    case 'received':
      // A return may contain items from several orders.
      return found.lines.some((each) => each.orderId === orderId && each.resolution === 'refund')
        ? 'refund-return'
        : 'finish-return';
    case 'settled':
      return needsReplacementOf(found, orderId) ? 'pack-replacement' : undefined;
    default:
      return undefined;
  }
}

/** `held`: everything is packed, but the last shipment can still be undone. */
export type IdleReason = 'processing' | 'unpaid' | 'refunded' | 'held' | 'done';

/** Why the office has nothing to do for an order without steps. */
export function idleReason({ status, packing, fulfillment }: Order): IdleReason {
  if (status === 'pending' || status === 'processing') return 'processing';
  if (status === 'failed') return 'unpaid';
  if (status === 'refunded') return 'refunded';
  return packing === 'shipped' && fulfillment !== 'shipped' ? 'held' : 'done';
}
