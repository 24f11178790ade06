import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundableAmount } from '../order/refundable.ts';
import { acceptLines, receiveLines } from '../returns/handle-lines.ts';
import { planReturn } from '../returns/plan-return.ts';
import { replacementLines } from '../returns/replacements.ts';
import type { Return, ReturnLine, ReturnResolution } from '../returns/return.ts';
import { refundsOfReturn } from '../returns/return-settlement.ts';
import { nextReturnState, type ReturnEvent } from '../returns/return-transitions.ts';
import { returnableLines } from '../returns/returnable-lines.ts';
import { officeSettings } from '../settings/office-settings.ts';
import { linesAmount, planRefund, planReturnRefund, type RefundPlan } from './line-refunds.ts';
import {
  addUnits,
  canShip,
  customersFulfillment,
  type FulfillmentStatus,
  type LineRefund,
  lineQuantities,
  staffFulfillment,
  subtractUnits,
  type Units,
} from './open-quantities.ts';
import type { Shipment, ShipmentState } from './shipment.ts';
import { combineLines, findShipmentProblem, shippableLines } from './shipment-problems.ts';

/*
 * Runs random sequences of shipments, refunds, and returns on a paid order. Like the server, each
 * step first checks whether it's allowed. After each step, the order must be consistent.
 */

const today = '2026-11-27';
const { returnPolicy, timeZone } = officeSettings.parse({});
const instant = { toMillis: () => Date.parse(`${today}T12:00:00Z`) };

const items = [
  { sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 3 },
  { sku: 'ID5.1S', name: 'Drill', unitPrice: 9_100, quantity: 2 },
  { sku: 'CS45', name: 'Cover Screw', unitPrice: 1, quantity: 1 },
];
const amount = linesAmount(items, items);
const noLots = { heldLots: new Set<string>(), knownExpiries: new Map<string, string>() };

type TestShipment = Shipment<typeof instant> & { id: string };
type TestReturn = Pick<Return<unknown>, 'state' | 'lines' | 'replaced'> & { rmaNumber: string };

class Story {
  packed: Units = {};
  shipped: Units = {};
  amountRefunded = 0;
  lineRefunds: LineRefund[] = [];
  /** Units that were refunded without a return, counted independently of the code under test. */
  readonly kept = new Map<string, number>();
  readonly shipments: TestShipment[] = [];
  readonly returns: TestReturn[] = [];

  get order() {
    const { packed, shipped, amountRefunded, lineRefunds } = this;
    const status = amountRefunded === amount ? ('refunded' as const) : ('completed' as const);
    return { items, status, amount, amountRefunded, lineRefunds, packed, shipped };
  }

  ship(lines: Lines): void {
    const facts = { ...noLots, isLotTracked: () => true, today };
    const wanted = combineLines(
      lines.map((line) => ({ ...line, lot: 'A1', expiry: '2039-12-31' })),
    );
    if (wanted.length === 0 || !canShip(this.order)) return;
    if (findShipmentProblem(wanted, { ...facts, shippable: shippableLines(this.order) })) return;
    this.shipments.push(this.#shipment(wanted, { orderId: 'o1' }));
    this.packed = addUnits(this.packed, wanted);
    // Shipped never exceeds paid minus refunded.
    for (const { sku } of wanted) {
      const ordered = items.find((item) => item.sku === sku)?.quantity ?? 0;
      const shipped = unitsIn(this.#ofOrder, ['held', 'released'], sku);
      expect(shipped).toBeLessThanOrEqual(ordered - (this.kept.get(sku) ?? 0));
    }
  }

  get #ofOrder(): TestShipment[] {
    return this.shipments.filter(({ kind }) => kind === 'order');
  }

  replace(choice: number, lines: Lines): void {
    const returned = pick(this.returns, choice);
    if (!returned) return;
    const shippable = replacementLines(returned);
    const due = lines.filter(({ sku }) => shippable.some((line) => line.sku === sku));
    const facts = { ...noLots, isLotTracked: () => false, today };
    const wanted = combineLines(due.map((line) => ({ ...line, lot: null, expiry: null })));
    if (wanted.length === 0 || findShipmentProblem(wanted, { ...facts, shippable })) return;
    const { rmaNumber } = returned;
    this.shipments.push(this.#shipment(wanted, { orderId: null, rmaNumber }));
    returned.replaced = { ...addUnits(returned.replaced, wanted) };
  }

  #shipment(
    lines: Pick<Shipment<unknown>['lines'][number], 'sku' | 'quantity' | 'lot' | 'expiry'>[],
    { orderId, rmaNumber = null }: { orderId: string | null; rmaNumber?: string | null },
  ): TestShipment {
    return {
      id: `s${this.shipments.length}`,
      uid: 'ana',
      kind: orderId === null ? 'replacement' : 'order',
      orderId,
      orderNumber: null,
      rmaNumber,
      lines: lines.map((line) => ({ ...line, name: line.sku })),
      lotKeys: [],
      carrier: 'ups',
      trackingNumber: null,
      consignee: { name: 'Ana', email: 'ana@example.com', language: 'en', address: null },
      state: 'held',
      shippedAt: instant,
      releaseAt: instant,
      releasedAt: null,
      updatedAt: instant,
    };
  }

  undo(choice: number): void {
    const shipment = pick(this.#held, choice);
    if (!shipment) return;
    shipment.state = 'undone';
    const returned = this.returns.find(({ rmaNumber }) => rmaNumber === shipment.rmaNumber);
    if (returned) returned.replaced = { ...subtractUnits(returned.replaced, shipment.lines) };
    else this.packed = subtractUnits(this.packed, shipment.lines);
  }

  release(choice: number): void {
    const shipment = pick(this.#held, choice);
    if (!shipment) return;
    shipment.state = 'released';
    if (shipment.kind === 'order') this.shipped = addUnits(this.shipped, shipment.lines);
  }

  get #held(): TestShipment[] {
    return this.shipments.filter(({ state }) => state === 'held');
  }

  refund(request: { lines?: Lines; amount?: number }): void {
    const { plan } = planRefund(this.order, request);
    if (!plan) return;
    for (const { sku, quantity } of plan.lines) {
      this.kept.set(sku, (this.kept.get(sku) ?? 0) + quantity);
    }
    this.#pay(plan);
  }

  #pay({ amount: cents, lines, returned }: RefundPlan): void {
    this.amountRefunded += cents ?? refundableAmount(this.order);
    const requestId = `r${this.lineRefunds.length}`;
    this.lineRefunds.push({
      requestId,
      requestedAt: 0,
      lines,
      ...(returned && { returned }),
      failed: false,
    });
  }

  requestReturn(lines: Lines, choice: number): void {
    const returnable = returnableLines(this.shipments, this.returns);
    const shipped = pick(returnable, choice);
    if (!shipped || lines.length === 0) return;
    const requested = lines
      .filter(({ sku }) => sku === shipped.sku)
      .map(({ sku, quantity }) => ({
        sku,
        quantity,
        shipmentId: shipped.shipmentId,
        lot: shipped.lot,
        reason: choice % 2 === 0 ? ('wrong-item' as const) : ('device-problem' as const),
        unopened: true,
      }));
    const unitPrice = (_: string, sku: string) => items.find((item) => item.sku === sku)?.unitPrice;
    const rules = { returnable, unitPrice, policy: { ...returnPolicy, timeZone }, today };
    const planned = planReturn(requested, rules);
    if (!planned.lines || planned.lines.length === 0) return;
    const rmaNumber = `rma${this.returns.length}`;
    this.returns.push({ rmaNumber, state: 'requested', lines: planned.lines, replaced: {} });
  }

  accept(choice: number, units: number): void {
    this.#handle(choice, 'accept', ({ lines }) =>
      acceptLines(
        lines,
        lines.map(({ id, quantity }) => ({ id, quantity: Math.min(quantity, units) })),
      ),
    );
  }

  receive(choice: number, units: number, resolution: ReturnResolution): void {
    this.#handle(choice, 'receive', ({ lines }) =>
      receiveLines(
        lines,
        lines.map(({ id, acceptedQuantity }) => ({
          id,
          quantity: Math.min(acceptedQuantity ?? 0, units),
          condition: 'unopened',
          resolution,
        })),
      ),
    );
  }

  end(choice: number, event: 'decline' | 'cancel'): void {
    this.#handle(choice, event, ({ lines }) => ({ lines }));
  }

  settle(choice: number): void {
    this.#handle(choice, 'settle', ({ lines }) => {
      for (const refund of refundsOfReturn(lines)) {
        const plan = planReturnRefund(this.order, refund.lines);
        if (plan) this.#pay(plan);
      }
      return { lines };
    });
  }

  #handle(
    choice: number,
    event: ReturnEvent,
    change: (returned: TestReturn) => { lines?: ReturnLine[] },
  ): void {
    const ready = this.returns.filter((each) => nextReturnState(each.state, event));
    const returned = pick(ready, choice);
    const state = returned && nextReturnState(returned.state, event);
    if (!returned || !state) return;
    const { lines } = change(returned);
    if (lines) Object.assign(returned, { lines, state });
  }
}

function pick<T>(list: readonly T[], choice: number): T | undefined {
  return list[choice % Math.max(1, list.length)];
}

type Lines = { sku: string; quantity: number }[];

const lines: fc.Arbitrary<Lines> = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom(...items.map(({ sku }) => sku)),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ sku }) => sku, maxLength: 3 },
);
const choice = fc.nat(5);
const units = fc.integer({ min: 1, max: 3 });
const resolution = fc.constantFrom<ReturnResolution>('refund', 'replacement', 'none');

type Step = (story: Story) => void;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: lines.map(
      (each): Step =>
        (story) =>
          story.ship(each),
    ),
  },
  {
    weight: 3,
    arbitrary: choice.map(
      (each): Step =>
        (story) =>
          story.release(each),
    ),
  },
  choice.map(
    (each): Step =>
      (story) =>
        story.undo(each),
  ),
  lines.map(
    (each): Step =>
      (story) =>
        story.refund({ lines: each }),
  ),
  fc.integer({ min: 1, max: 5_000 }).map(
    (cents): Step =>
      (story) =>
        story.refund({ amount: cents }),
  ),
  fc.tuple(lines, choice).map(
    ([each, at]): Step =>
      (story) =>
        story.requestReturn(each, at),
  ),
  fc.tuple(choice, units).map(
    ([at, count]): Step =>
      (story) =>
        story.accept(at, count),
  ),
  fc.tuple(choice, fc.nat(3), resolution).map(
    ([at, count, how]): Step =>
      (story) =>
        story.receive(at, count, how),
  ),
  choice.map(
    (each): Step =>
      (story) =>
        story.settle(each),
  ),
  fc.tuple(choice, fc.constantFrom('decline' as const, 'cancel' as const)).map(
    ([at, event]): Step =>
      (story) =>
        story.end(at, event),
  ),
  fc.tuple(choice, lines).map(
    ([at, each]): Step =>
      (story) =>
        story.replace(at, each),
  ),
);

function unitsIn(
  shipments: readonly TestShipment[],
  states: readonly ShipmentState[],
  sku: string,
) {
  return shipments
    .filter(({ state }) => states.includes(state))
    .flatMap((shipment) => shipment.lines)
    .filter((line) => line.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Computes the status without `lineQuantities`, to verify its result. */
function impliedStatus(story: Story, states: readonly ShipmentState[]): FulfillmentStatus {
  const ofOrder = story.shipments.filter(({ kind }) => kind === 'order');
  const sent = items.map(({ sku }) => unitsIn(ofOrder, states, sku));
  if (sent.every((count) => count === 0)) return 'unfulfilled';
  const isDone = items.every(({ sku, quantity }, index) => {
    return (sent[index] ?? 0) + (story.kept.get(sku) ?? 0) >= quantity;
  });
  return isDone || story.order.status === 'refunded' ? 'shipped' : 'partially shipped';
}

function expectConsistent(story: Story): void {
  const ofOrder = story.shipments.filter(({ kind }) => kind === 'order');
  const { order } = story;
  for (const { sku, ordered, shipped, refunded, open } of lineQuantities(order, story.packed)) {
    expect(shipped).toBe(unitsIn(ofOrder, ['held', 'released'], sku));
    expect(story.shipped[sku] ?? 0).toBe(unitsIn(ofOrder, ['released'], sku));
    expect(open).toBeGreaterThanOrEqual(0);
    expect(shipped + open).toBeLessThanOrEqual(ordered);
    expect(refunded).toBeLessThanOrEqual(ordered);
    const paid = ordered - (story.kept.get(sku) ?? 0);
    // Only units that were shipped before their refund can exceed the paid quantity.
    expect(open).toBe(story.order.status === 'refunded' ? 0 : Math.max(0, paid - shipped));
  }
  expect(story.amountRefunded).toBeGreaterThanOrEqual(0);
  expect(story.amountRefunded).toBeLessThanOrEqual(amount);
  expect(staffFulfillment(order).packing).toBe(impliedStatus(story, ['held', 'released']));
  expect(customersFulfillment(order)).toBe(impliedStatus(story, ['released']));
  for (const { shipped, returnable } of returnableLines(story.shipments, story.returns)) {
    expect(returnable).toBeGreaterThanOrEqual(0);
    expect(returnable).toBeLessThanOrEqual(shipped);
  }
  for (const returned of story.returns) {
    for (const { open, sku } of replacementLines(returned)) {
      expect(open).toBeGreaterThanOrEqual(0);
      const accepted = returned.lines
        .filter((line) => line.sku === sku)
        .reduce((sum, { acceptedQuantity }) => sum + (acceptedQuantity ?? 0), 0);
      expect((returned.replaced[sku] ?? 0) + open).toBeLessThanOrEqual(accepted);
    }
    for (const line of returned.lines) {
      expect(line.acceptedQuantity ?? 0).toBeLessThanOrEqual(line.quantity);
      expect(line.receivedQuantity ?? 0).toBeLessThanOrEqual(line.acceptedQuantity ?? 0);
    }
  }
}

const implants = [{ sku: 'I4510', quantity: 2 }];

/** Random steps rarely get this far, so this sequence always runs. */
const replacementSteps: Step[] = [
  (story) => story.ship(implants),
  (story) => story.release(0),
  (story) => story.requestReturn(implants, 0),
  (story) => story.accept(0, 2),
  (story) => story.receive(0, 2, 'replacement'),
  (story) => story.settle(0),
  (story) => story.replace(0, implants),
  (story) => story.replace(0, implants),
];

/** A refunded unit must not become open again when its shipment is undone. */
const undoSteps: Step[] = [
  (story) => story.ship(implants),
  (story) => story.refund({ lines: [{ sku: 'I4510', quantity: 2 }] }),
  (story) => story.undo(0),
  (story) => story.ship([{ sku: 'I4510', quantity: 1 }]),
  (story) => story.ship([{ sku: 'I4510', quantity: 1 }]),
];

it('quantities and money stay consistent in any sequence of shipments, refunds, and returns', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const story = new Story();
      for (const act of steps) {
        act(story);
        expectConsistent(story);
      }
      for (const { state } of story.returns) seen.add(`return ${state}`);
      for (const { state, kind } of story.shipments) seen.add(`${kind} ${state}`);
      seen.add(customersFulfillment(story.order));
    }),
    { numRuns: 200, examples: [[replacementSteps], [undoSteps]] },
  );
  // Verifies that the allowed steps reached all of these states.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'return settled',
      'return declined',
      'order undone',
      'order released',
      'replacement held',
      'partially shipped',
      'shipped',
    ]),
  );
});
