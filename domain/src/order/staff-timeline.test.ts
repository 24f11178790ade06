import { describe, expect, it } from 'vitest';
import type { OrderAuditEntry } from '../api/staff/order-calls.ts';
import { isAbout, staffTimeline } from './staff-timeline.ts';
import type { Transaction } from './transaction.ts';

const at = (minute: number) => ({ toMillis: () => Date.UTC(2026, 10, 27, 12, minute) });
const iso = (minute: number) => new Date(at(minute).toMillis()).toISOString();

type Sources = Parameters<typeof staffTimeline>[0];

const nothing: Sources = {
  order: { createdAt: at(0) },
  ...{
    transactions: [],
    shipments: [],
    replacements: [],
    returns: [],
    events: [],
    mails: [],
    audit: [],
  },
};

const transaction = (
  id: string,
  type: Transaction<unknown>['type'],
  minute: number,
): Sources['transactions'][number] => ({
  ...{ id, type, uid: 'ana', orderId: 'o', amount: 100, currency: 'usd', status: 'completed' },
  createdAt: at(minute),
});

const action = (
  id: string,
  minute: number,
  changes: Partial<OrderAuditEntry>,
): OrderAuditEntry => ({
  ...{ id, who: 'eva@example.com', what: 'annotate-order', when: iso(minute), why: null },
  ...{ refund: null, shipmentId: null, note: null },
  ...changes,
});

const listed = (sources: Partial<Sources>) =>
  staffTimeline({ ...nothing, ...sources }).map(({ kind, id }) => `${kind} ${id}`);

const shipment = {
  id: 's1',
  state: 'released',
  shippedAt: at(2),
  releasedAt: at(17),
  updatedAt: at(17),
} as const;

describe('staffTimeline', () => {
  it('lists everything about an order, newest first', () => {
    const mail = { template: 'order-confirmation', to: 'ana@example.com', state: 'delivered' };
    expect(
      listed({
        transactions: [transaction('pi_1', 'payment', 0)],
        shipments: [shipment],
        returns: [{ id: 'K7QM-3XWT', createdAt: at(30) }],
        events: [{ id: 'evt_1', type: 'charge.dispute.closed', receivedAt: iso(40) }],
        mails: [{ id: 'm1', ...mail, state: 'delivered', attempts: 1, createdAt: iso(1) }],
        audit: [action('a1', 35, {})],
      }),
    ).toEqual([
      'event evt_1',
      'action a1',
      'return K7QM-3XWT',
      'released s1 released',
      'packed s1 packed',
      'mail m1',
      'transaction pi_1',
    ]);
  });

  it('lists replacements without counting them as shipments of the order', () => {
    const replacements = [{ ...shipment, id: 's2', shippedAt: at(50), releasedAt: at(65) }];
    const entries = staffTimeline({ ...nothing, shipments: [shipment], replacements });
    expect(entries.map((each) => ('number' in each ? [each.id, each.number] : each.id))).toEqual([
      ['s2 released', null],
      ['s2 packed', null],
      ['s1 released', 1],
      ['s1 packed', 1],
      'placed',
    ]);
  });

  it('starts with the order if there is no payment yet', () => {
    expect(listed({ audit: [action('a1', 1, {})] })).toEqual(['action a1', 'placed placed']);
  });

  it('lists a Stripe event only if no transaction shows the same occurrence', () => {
    const events = ['payment_intent.succeeded', 'charge.refunded', 'refund.failed'].map(
      (type, index) => ({ id: `evt_${index}`, type, receivedAt: iso(index) }),
    );
    const transactions = [transaction('pi_1', 'payment', 0)];
    expect(listed({ events, transactions })).toEqual([
      'event evt_2',
      'event evt_1',
      'transaction pi_1',
    ]);
  });

  it('lists a refund once, with the staff member who made it', () => {
    const refund = { asked: 100, state: 'made', refundId: 're_1' } as const;
    const made = action('a1', 5, { what: 'refund', refund });
    const refused = action('a2', 4, {
      what: 'refund',
      refund: { asked: 100, state: 'refused', refundId: null },
    });
    const transactions = [transaction('pi_1', 'payment', 0), transaction('re_1', 'refund', 5)];
    const entries = staffTimeline({ ...nothing, transactions, audit: [refused, made] });
    expect(entries.map(({ id }) => id)).toEqual(['re_1', 'a2', 'pi_1']);
    expect(entries[0]).toMatchObject({ by: made });
  });

  it('lists a shipment that was undone or released by a staff member once', () => {
    const packed = action('a1', 2, { what: 'create-shipment', shipmentId: 's1' });
    const undone = action('a2', 3, { what: 'undo-shipment', shipmentId: 's1' });
    const earlier = action('a3', 1, { what: 'create-shipment', shipmentId: 's0' });
    const entries = staffTimeline({
      ...nothing,
      transactions: [transaction('pi_1', 'payment', 0)],
      shipments: [{ ...shipment, state: 'undone', releasedAt: null, updatedAt: at(3) }],
      audit: [earlier, packed, undone],
    });
    expect(entries.map(({ id }) => id)).toEqual(['s1 undone', 's1 packed', 'a3', 'pi_1']);
    expect(entries[0]).toMatchObject({ by: undone, number: 1 });
  });

  it('lists entries without a known time last', () => {
    const transactions = [
      { ...transaction('pi_1', 'payment', 0), createdAt: { toMillis: () => 0 } },
    ];
    expect(listed({ transactions, audit: [action('a1', 1, {})] })).toEqual([
      'action a1',
      'transaction pi_1',
    ]);
  });
});

describe('isAbout', () => {
  it('counts a refund by a staff member as payment and as staff activity', () => {
    const refund = { asked: 100, state: 'made', refundId: 're_1' } as const;
    const [entry] = staffTimeline({
      ...nothing,
      transactions: [transaction('re_1', 'refund', 5)],
      audit: [action('a1', 5, { what: 'refund', refund })],
    });
    if (!entry) throw new Error('Nothing was listed');
    const about = ['payment', 'shipping', 'mail', 'staff'] as const;
    expect(about.filter((topic) => isAbout(entry, topic))).toEqual(['payment', 'staff']);
  });
});
