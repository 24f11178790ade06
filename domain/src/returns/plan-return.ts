import type { RequestedReturnLine } from '../api/returns.ts';
import type { OfficeReturnPolicy } from '../settings/office-settings.ts';
import type { ReturnLine } from './return.ts';
import { policyExclusions, type ReturnExclusion } from './return-policy.ts';
import { type ReturnableLine, returnLineKey } from './returnable-lines.ts';

/** The refusals have the same codes. */
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
}

interface Planned {
  problem?: never;
  index?: never;
  lines: ReturnLine[];
}

/** The lines of a new return, or the first reason to reject it. */
export function planReturn(
  requested: readonly RequestedReturnLine[],
  { returnable, unitPrice, policy, today }: ReturnRules,
): Rejected | Planned {
  const byKey = new Map(returnable.map((line) => [returnLineKey(line), line]));
  const left = new Map(returnable.map((line) => [returnLineKey(line), line.returnable]));
  const lines: ReturnLine[] = [];
  for (const [index, { report: _report, ...line }] of requested.entries()) {
    const key = returnLineKey(line);
    const shipped = byKey.get(key);
    const price = shipped && unitPrice(shipped.orderId, line.sku);
    if (shipped === undefined || price === undefined)
      return { problem: 'return-line-unknown', index };
    // Several lines of a request may refer to the same units.
    const units = left.get(key) ?? 0;
    if (line.quantity > units) return { problem: 'return-exceeds-shipped', index };
    left.set(key, units - line.quantity);
    const [exclusion] = policyExclusions(shipped, { ...line, today }, policy);
    if (exclusion) return { problem: `return-${exclusion}`, index };
    lines.push({ ...newLine(line, shipped), id: String(index), unitPrice: price });
  }
  return { lines };
}

function newLine(
  { shipmentId, sku, lot, quantity, reason, unopened }: Omit<RequestedReturnLine, 'report'>,
  { orderId, orderNumber, name, expiry }: ReturnableLine,
): Omit<ReturnLine, 'id' | 'unitPrice'> {
  return {
    orderId,
    orderNumber,
    shipmentId,
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
