import { needsReplacement } from '../returns/replacements.ts';
import type { Return } from '../returns/return.ts';
import { addUnits, type Units } from './open-quantities.ts';
import type { Shipment } from './shipment.ts';

/*
 * Orders and returns count the units of their shipments, so that queries can find what's left to
 * ship. Each shipment updates the counts in its own transaction, but a partial restore or a manual
 * change may leave them wrong.
 */

export type CountedShipment = Pick<Shipment<unknown>, 'kind' | 'state' | 'lines'>;

/** `changes` is empty if the stored counts are right. */
type Recount<Counts> = Counts & { changes: string[] };

/** `shipments` are those of the order. */
export function recountOrder(
  order: { packed?: Units; shipped?: Units },
  shipments: readonly CountedShipment[],
): Recount<{ packed: Units; shipped: Units }> {
  const active = shipments.filter(({ kind, state }) => kind === 'order' && state !== 'undone');
  const packed = unitsOf(active);
  const shipped = unitsOf(active.filter(({ state }) => state === 'released'));
  const changes = [
    ...differences('packed', order.packed, packed),
    ...differences('shipped', order.shipped, shipped),
  ];
  return { packed, shipped, changes };
}

/** `shipments` are those with the number of the return. */
export function recountReturn(
  returned: Pick<Return<unknown>, 'state' | 'lines' | 'replaced' | 'toReplace'>,
  shipments: readonly CountedShipment[],
): Recount<{ replaced: Record<string, number>; toReplace: boolean }> {
  const replaced = unitsOf(
    shipments.filter(({ kind, state }) => kind === 'replacement' && state !== 'undone'),
  );
  const toReplace = needsReplacement({ ...returned, replaced });
  const changes = [
    ...differences('replaced', returned.replaced, replaced),
    ...(toReplace === returned.toReplace ? [] : [`to replace: ${toReplace}`]),
  ];
  return { replaced: { ...replaced }, toReplace, changes };
}

const unitsOf = (shipments: readonly CountedShipment[]): Units =>
  shipments.reduce<Units>((units, { lines }) => addUnits(units, lines), {});

/** An undone shipment leaves zeros behind. */
function differences(field: string, stored: Units = {}, counted: Units): string[] {
  const skus = new Set([...Object.keys(stored), ...Object.keys(counted)]);
  return [...skus].sort().flatMap((sku) => {
    const [before, after] = [stored[sku] ?? 0, counted[sku] ?? 0];
    return before === after ? [] : [`${field} ${sku}: ${before} → ${after}`];
  });
}
