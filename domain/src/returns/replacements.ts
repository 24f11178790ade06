import { addUnits } from '../fulfillment/open-quantities.ts';
import type { ShippableLine } from '../fulfillment/shipment-problems.ts';
import type { Return } from './return.ts';

type ReplacingReturn = Pick<Return<unknown>, 'state' | 'lines' | 'replaced'>;

/**
 * The units to be sent as replacements, by SKU. Only once the return is settled, because until then,
 * staff may still refund a line instead.
 */
export function replacementLines({ state, lines, replaced }: ReplacingReturn): ShippableLine[] {
  if (state !== 'settled') return [];
  const due = lines
    .filter(({ resolution }) => resolution === 'replacement')
    .map(({ sku, name, receivedQuantity }) => ({ sku, name, quantity: receivedQuantity ?? 0 }));
  const names = new Map(due.map(({ sku, name }) => [sku, name]));
  return Object.entries(addUnits({}, due)).map(([sku, quantity]) => ({
    sku,
    name: names.get(sku) ?? sku,
    open: Math.max(0, quantity - (replaced[sku] ?? 0)),
  }));
}

/** The value of `toReplace`. */
export function needsReplacement(returned: ReplacingReturn): boolean {
  return replacementLines(returned).some(({ open }) => open > 0);
}
