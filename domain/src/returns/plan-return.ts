import type { ReportedProblem, RequestedReturnLine } from '../api/returns.ts';
import type { OfficeReturnPolicy } from '../settings/office-settings.ts';
import type { ReturnLine } from './return.ts';
import { policyExclusions, type ReturnExclusion } from './return-policy.ts';
import {
  type OrderUnits,
  type ReturnableLine,
  returnLineKey,
  sliceUnits,
} from './returnable-lines.ts';

/** Each is also the code of a refusal. */
type ReturnProblem = 'return-line-unknown' | 'return-exceeds-shipped' | `return-${ReturnExclusion}`;

export interface ReturnRules {
  returnable: readonly ReturnableLine[];
  /** In cents, as paid. Undefined if the order doesn't contain the SKU. */
  unitPrice: (orderId: string, sku: string) => number | undefined;
  policy: OfficeReturnPolicy;
  /** The office's calendar date, such as `2026-11-27`. */
  today: string;
}

interface Rejected {
  problem: ReturnProblem;
  /** The position of the line in the request. */
  index: number;
  lines?: never;
  reports?: never;
}

interface Planned {
  problem?: never;
  index?: never;
  lines: ReturnLine[];
  /** One per line. Undefined for lines without a device problem. */
  reports: (ReportedProblem | undefined)[];
}

/**
 * The lines of a new return, or the first reason to reject it. If a replacement was for devices of several
 * orders, its units become several lines, because each order has its own payment.
 */
export function planReturn(
  requested: readonly RequestedReturnLine[],
  { returnable, unitPrice, policy, today }: ReturnRules,
): Rejected | Planned {
  const byKey = new Map(returnable.map((line) => [returnLineKey(line), line]));
  const left = new Map(returnable.map((line) => [returnLineKey(line), line.returnable]));
  const lines: ReturnLine[] = [];
  const reports: Planned['reports'] = [];
  for (const [index, { report, ...line }] of requested.entries()) {
    const key = returnLineKey(line);
    const shipped = byKey.get(key);
    if (!shipped) return { problem: 'return-line-unknown', index };
    // Several lines of a request may refer to the same units.
    const units = left.get(key) ?? 0;
    if (line.quantity > units) return { problem: 'return-exceeds-shipped', index };
    left.set(key, units - line.quantity);
    const { orderId, orderNumber, returnable: all, replacement } = shipped;
    const ofOrders = replacement?.orders ?? [{ orderId, orderNumber, quantity: all }];
    const [exclusion] = policyExclusions(shipped, { ...line, today }, policy);
    if (exclusion) return { problem: `return-${exclusion}`, index };
    for (const part of sliceUnits(ofOrders, all - units, line.quantity)) {
      const price = unitPrice(part.orderId, line.sku);
      if (price === undefined) return { problem: 'return-line-unknown', index };
      const id = String(lines.length);
      lines.push({ ...newLine(line, shipped, part), id, unitPrice: price });
      reports.push(report);
    }
  }
  return { lines, reports };
}

function newLine(
  { shipmentId, sku, lot, reason, unopened }: Omit<RequestedReturnLine, 'report'>,
  { name, expiry, replacement }: ReturnableLine,
  { orderId, orderNumber, quantity }: OrderUnits,
): Omit<ReturnLine, 'id' | 'unitPrice'> {
  return {
    orderId,
    orderNumber,
    shipmentId,
    ...(replacement && { replacementOf: replacement.rmaNumber }),
    sku,
    name,
    lot,
    expiry,
    quantity,
    reason,
    unopened,
    acceptedQuantity: null,
    receivedQuantity: null,
    condition: null,
    resolution: null,
    complaintId: null,
  };
}
