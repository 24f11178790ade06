import {
  addUnits,
  customersFulfillment,
  lineQuantities,
  staffFulfillment,
  type Units,
} from '@dental-shop/domain/fulfillment/open-quantities';
import type { Confirmed, ShopReturn, ShopShipment } from '../ledger/fulfillment.ts';
import type { ShopLedger, ShopOrder } from '../ledger/shop-ledger.ts';
import type { StripePayment } from '../ledger/stripe-ledger.ts';
import { difference } from './difference.ts';

const unitsOf = (shipments: readonly ShopShipment[]): Units =>
  shipments.reduce<Units>((units, { lines }) => addUnits(units, lines), {});

/** An undone shipment sets the counts of its SKUs to zero. */
const withoutZeros = (units: Units = {}): Units =>
  Object.fromEntries(Object.entries(units).filter(([, count]) => count !== 0));

/** Recomputes the order's derived fields from its shipments. */
function compareOrder(order: ShopOrder, shipments: readonly ShopShipment[]): string[] {
  const active = shipments.filter(({ state }) => state !== 'undone');
  const packed = unitsOf(active);
  const shipped = unitsOf(active.filter(({ state }) => state === 'released'));
  const check = (what: string, actual: unknown, expected: unknown) =>
    difference(`order ${order.id}: ${what}`, actual, expected);
  const { packing, toShip } = staffFulfillment({ ...order, packed });
  return [
    ...check('packed units', withoutZeros(order.packed), packed),
    ...check('shipped units', withoutZeros(order.shipped), shipped),
    ...check('packing', order.packing, packing),
    ...check('to ship', order.toShip, toShip),
    ...check('fulfillment', order.fulfillment, customersFulfillment({ ...order, shipped })),
    ...lineQuantities(order, packed).flatMap(({ sku, ordered, shipped: sent, refunded }) => [
      ...(sent > ordered ? [`order ${order.id}: ${sent} of ${ordered} ${sku} shipped`] : []),
      ...(refunded > ordered
        ? [`order ${order.id}: ${refunded} of ${ordered} ${sku} refunded`]
        : []),
    ]),
  ];
}

function compareReplacements(each: ShopReturn, shipments: readonly ShopShipment[]): string[] {
  const sent = unitsOf(shipments.filter(({ state }) => state !== 'undone'));
  const due = each.lines
    .filter(({ resolution }) => resolution === 'replacement')
    .reduce<Units>(
      (units, { sku, receivedQuantity }) =>
        addUnits(units, [{ sku, quantity: receivedQuantity ?? 0 }]),
      {},
    );
  return [
    ...difference(`return ${each.id}: replaced`, withoutZeros(each.replaced), sent),
    ...Object.entries(sent).flatMap(([sku, quantity]) =>
      quantity > (due[sku] ?? 0) ? [`return ${each.id}: ${quantity} ${sku} replaced`] : [],
    ),
  ];
}

function compareStates(
  what: string,
  confirmed: ReadonlyMap<string, string>,
  found: readonly { id: string; state: string }[],
): string[] {
  const states = new Map(found.map(({ id, state }) => [id, state]));
  return [
    ...[...confirmed].flatMap(([id, state]) =>
      difference(`${what} ${id}: state`, states.get(id) ?? 'missing', state),
    ),
    ...found.flatMap(({ id }) =>
      confirmed.has(id) ? [] : [`${what} ${id}: not requested by any story`],
    ),
  ];
}

function compareRefunds(confirmed: Confirmed, payments: readonly StripePayment[]): string[] {
  return [...confirmed.refunds].flatMap(([intentId, cents]) => {
    const refunds = payments.find(({ id }) => id === intentId)?.refunds ?? [];
    const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    return difference(`payment ${intentId}: cents refunded`, refunded, cents);
  });
}

/** Compares the actions that the shop confirmed with its records and Stripe's refunds. */
export function compareFulfillment(
  confirmed: Confirmed,
  payments: readonly StripePayment[],
  { orders, shipments, returns }: Pick<ShopLedger, 'orders' | 'shipments' | 'returns'>,
): string[] {
  return [
    ...compareStates('shipment', confirmed.shipments, shipments),
    ...compareStates('return', confirmed.returns, returns),
    ...orders.flatMap((order) =>
      compareOrder(
        order,
        shipments.filter(({ orderId, kind }) => kind === 'order' && orderId === order.id),
      ),
    ),
    ...returns.flatMap((each) =>
      compareReplacements(
        each,
        shipments.filter(({ rmaNumber, kind }) => kind === 'replacement' && rmaNumber === each.id),
      ),
    ),
    ...compareRefunds(confirmed, payments),
  ];
}
