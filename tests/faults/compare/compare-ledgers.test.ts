import { describe, expect, it } from 'vitest';
import type { ShopOrder } from '../ledger/shop-ledger.ts';
import { compareLedgers } from './compare-ledgers.ts';
import { agreeingLedgers } from './ledger-fixture.ts';

type Ledgers = ReturnType<typeof agreeingLedgers>;

function compare(change: (ledgers: Ledgers) => void): string[] {
  const ledgers = agreeingLedgers();
  change(ledgers);
  return compareLedgers({ ...ledgers, statisticsBefore: {} });
}

function first<T>([each]: readonly T[]): T {
  if (each === undefined) throw new Error('The list in the fixture is empty');
  return each;
}

const another = (order: ShopOrder, changes: Partial<ShopOrder>): ShopOrder => ({
  ...order,
  number: '9999-9999',
  ...changes,
});

describe('compareLedgers', () => {
  it('finds no differences in matching ledgers', () => {
    expect(compare(() => {})).toEqual([]);
  });

  it('compares only the increase in the statistics', () => {
    const ledgers = agreeingLedgers();
    const statisticsBefore = { '2026-03-01': { orders: 3, revenue: 70 }, '2026-02-01': {} };
    const found = compareLedgers({ ...ledgers, statisticsBefore });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^statistics of 2026-03-01 orders is -2, not 1$/);
  });

  it.each<[string, RegExp, (ledgers: Ledgers) => void]>([
    [
      'an order is missing',
      /^payment pi_1: succeeded but has no order$/,
      ({ shop }) => shop.orders.splice(0),
    ],
    [
      'an order exists twice',
      /^payment pi_1: has 2 orders$/,
      ({ shop }) => shop.orders.push(another(first(shop.orders), { id: 'checkout-9' })),
    ],
    [
      'an order has no payment',
      /^order checkout-9: Stripe has no payment pi_9$/,
      ({ shop }) =>
        shop.orders.push(
          another(first(shop.orders), { id: 'checkout-9', paymentIntentId: 'pi_9' }),
        ),
    ],
    [
      'a failed payment has an order',
      /^order checkout-2: its payment pi_2 is open$/,
      ({ shop }) =>
        shop.orders.push(
          another(first(shop.orders), { id: 'checkout-2', paymentIntentId: 'pi_2' }),
        ),
    ],
    [
      'a customer is charged twice',
      /^checkout checkout-1: charged 2 times$/,
      ({ stripe }) =>
        stripe.payments.push({ ...first(stripe.payments), id: 'pi_3', refunds: [], disputes: [] }),
    ],
    [
      'two orders share a number',
      /^number K7QM-3XW7: belongs to 2 orders$/,
      ({ shop, stripe }) => {
        const number = first(shop.orders).number ?? '';
        const order = another(first(shop.orders), { id: 'checkout-2', number });
        shop.orders.push({ ...order, paymentIntentId: 'pi_2', status: 'processing' });
        const declined = stripe.payments[1];
        if (declined) Object.assign(declined, { state: 'processing', wasProcessing: true });
      },
    ],
    [
      'Stripe has a different order number',
      /^order checkout-1: number is "K7QM-3XW7", not "2222-2222"$/,
      ({ stripe }) => {
        first(stripe.payments).orderNumber = '2222-2222';
      },
    ],
    [
      'an order has the wrong amount',
      /^order checkout-1: amount is 1, not \d+$/,
      ({ shop }) => {
        first(shop.orders).amount = 1;
      },
    ],
    [
      'a different amount than agreed was charged',
      /^order checkout-1: charged amount is 1, not \d+$/,
      ({ stripe }) => {
        first(stripe.payments).amount = 1;
      },
    ],
    [
      'an item has the wrong price',
      /^order checkout-1: items is /,
      ({ shop }) => {
        first(first(shop.orders).items).unitPrice = 1;
      },
    ],
    [
      'an item is missing',
      /^order checkout-1: items is /,
      ({ shop }) => first(shop.orders).items.pop(),
    ],
    [
      'an order belongs to another customer',
      /^order checkout-1: customer is "bob", not "ann"$/,
      ({ shop }) => {
        first(shop.orders).uid = 'bob';
      },
    ],
    [
      'an order has the wrong currency',
      /^order checkout-1: currency is "eur", not "usd"$/,
      ({ shop }) => {
        first(shop.orders).currency = 'eur';
      },
    ],
    [
      "an order's status is outdated",
      /^order checkout-1: status is "processing", not "completed"$/,
      ({ shop }) => {
        first(shop.orders).status = 'processing';
      },
    ],
    [
      'a refund is not counted',
      /^order checkout-1: amount refunded is 0, not 1000$/,
      ({ shop }) => {
        first(shop.orders).amountRefunded = 0;
      },
    ],
    [
      'an order is flagged for staff without a cause',
      /^order checkout-1: attention is \["another-amount"\], not \[\]$/,
      ({ shop }) => {
        first(shop.orders).attention = ['another-amount'];
      },
    ],
    [
      'a refund exists twice',
      /^transaction re_1: occurs 2 times$/,
      ({ shop }) => {
        const [, refund] = shop.transactions;
        if (refund) shop.transactions.push(refund);
      },
    ],
    [
      'a refund is missing',
      /^transaction re_1: is missing$/,
      ({ shop }) => shop.transactions.splice(1, 1),
    ],
    [
      'a dispute is missing',
      /^transaction du_1: is missing$/,
      ({ shop }) => shop.transactions.splice(2, 1),
    ],
    [
      'a refund has no cause',
      /^transaction re_9: has no cause at Stripe$/,
      ({ shop }) => shop.transactions.push({ ...first(shop.transactions), id: 're_9' }),
    ],
    [
      'an email arrived twice',
      /^mail order-checkout-1: arrived 2 times$/,
      ({ shop }) => {
        first(shop.mails).arrived = 2;
      },
    ],
    [
      'an email did not arrive',
      /^mail order-checkout-1: is delivered but did not arrive$/,
      ({ shop }) => {
        first(shop.mails).arrived = 0;
      },
    ],
    [
      'an email was never written',
      /^mail order-checkout-1: is missing$/,
      ({ shop }) => shop.mails.splice(0, 1),
    ],
    [
      'an email has no cause',
      /^mail attention-checkout-1: has no cause at Stripe$/,
      ({ shop }) => shop.mails.push({ ...first(shop.mails), id: 'attention-checkout-1' }),
    ],
    [
      'revenue is counted twice',
      /^statistics of 2026-03-01 revenue is \d+, not \d+$/,
      ({ shop }) => {
        shop.statistics = {
          '2026-03-01': { ...shop.statistics['2026-03-01'], revenue: 1 },
        };
      },
    ],
    [
      'a confirmed shipment is lost',
      /^shipment s1: state is "missing", not "released"$/,
      ({ shop }) => shop.shipments.splice(0, 1),
    ],
    [
      'a shipment is in the wrong state',
      /^shipment s2: state is "released", not "held"$/,
      ({ shop }) => {
        for (const shipment of shop.shipments) shipment.state = 'released';
      },
    ],
    [
      'a shipment was never requested',
      /^shipment s2: not requested by any story$/,
      ({ confirmed }) => confirmed.shipments.delete('s2'),
    ],
    [
      'more units were shipped than ordered',
      /^order checkout-1: 3 of 2 \S+ shipped$/,
      ({ shop }) => {
        for (const line of first(shop.shipments).lines) line.quantity = 3;
      },
    ],
    [
      "the units shipped don't match the shipments",
      /^order checkout-1: shipped units is \{\}, not \{"\S+":2\}$/,
      ({ shop }) => {
        first(shop.orders).shipped = {};
      },
    ],
    [
      'a shipped order is still in the queue',
      /^order checkout-1: to ship is true, not false$/,
      ({ shop }) => {
        first(shop.orders).toShip = true;
      },
    ],
    [
      'a released shipment was never announced',
      /^mail shipment-s1: is missing$/,
      ({ shop }) => shop.mails.pop(),
    ],
    [
      'a return was refunded with the wrong amount',
      /^payment pi_1: cents refunded is 1000, not 1001$/,
      ({ confirmed }) => confirmed.addRefund('pi_1', 1),
    ],
    [
      'an account has two Stripe customers',
      /^account ann: has 2 Stripe customers$/,
      ({ stripe }) => stripe.customers.push('ann'),
    ],
  ])('reports that %s', (_, line, change) => {
    expect(compare(change)).toContainEqual(expect.stringMatching(line));
  });
});
