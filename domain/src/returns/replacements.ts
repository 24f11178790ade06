import { addUnits } from '../fulfillment/open-quantities.ts';
import type { Shipment } from '../fulfillment/shipment.ts';
import type { ShippableLine } from '../fulfillment/shipment-problems.ts';
import type { Return, ReturnLine } from './return.ts';

type ReplacingReturn = Pick<Return<unknown>, 'state' | 'lines' | 'replaced'>;

/**
 * The units to be sent as replacements, by SKU. Only once the return is settled, because until then,
 * staff may still refund a line instead.
 */
export function replacementLines({ state, lines, replaced }: ReplacingReturn): ShippableLine[] {
  if (state !== 'settled') return [];
  const due = lines
    .filter(({ resolution }) => resolution === 'replacement')
    .map((line) => ({ sku: line.sku, name: line.name, quantity: replacedUnits(line) }));
  const names = new Map(due.map(({ sku, name }) => [sku, name]));
  return Object.entries(addUnits({}, due)).map(([sku, quantity]) => ({
    sku,
    name: names.get(sku) ?? sku,
    open: Math.max(0, quantity - (replaced[sku] ?? 0)),
  }));
}

/** The units of a line to be replaced: those received, or all accepted ones if none come back. */
export function replacedUnits({
  resolution,
  receivedQuantity,
  acceptedQuantity,
}: Pick<ReturnLine, 'resolution' | 'receivedQuantity' | 'acceptedQuantity'>): number {
  if (resolution !== 'replacement') return 0;
  return receivedQuantity || (acceptedQuantity ?? 0);
}

/** The lines of a return that units of these SKUs replace. */
export function replacedLines<Line extends Pick<ReturnLine, 'sku' | 'resolution'>>(
  lines: readonly Line[],
  replacements: readonly { sku: string }[],
): Line[] {
  return lines.filter(
    ({ sku, resolution }) =>
      resolution === 'replacement' && replacements.some((each) => each.sku === sku),
  );
}

/** Whether the shipment replaces a device of this order. A return may contain several orders. */
export function isReplacementOf(
  orderId: string,
  { rmaNumber, lines }: Pick<Shipment<unknown>, 'rmaNumber' | 'lines'>,
  returns: readonly (Pick<Return<unknown>, 'lines'> & { id: string })[],
): boolean {
  const returned = returns.find(({ id }) => id === rmaNumber);
  return replacedLines(returned?.lines ?? [], lines).some((line) => line.orderId === orderId);
}

/** Computes the return's `toReplace`. */
export function needsReplacement(returned: ReplacingReturn): boolean {
  return replacementLines(returned).some(({ open }) => open > 0);
}

/** Whether a device of this order is still to be replaced. A return may contain several orders. */
export function needsReplacementOf(returned: ReplacingReturn, orderId: string): boolean {
  const due = replacementLines(returned).filter(({ open }) => open > 0);
  return replacedLines(returned.lines, due).some((line) => line.orderId === orderId);
}
