import { describe, expect, it } from 'vitest';
import { expiry } from '../../platform/firestore/typed-collection.ts';
import {
  after,
  afterPaymentAt,
  declined,
  disputed,
  facts,
  fullyRefunded,
  intent,
  lost,
  officeEmail,
  paid,
  partlyRefunded,
  payment,
  processing,
  recordsOf,
  refund,
  won,
} from './payment-fixture.ts';
import { paymentRecords } from './payment-records.ts';

describe('refunds and disputes', () => {
  it('records a partial refund, then the rest', () => {
    const first = recordsOf(partlyRefunded, after(paid));
    expect(first.order).toMatchObject({ status: 'completed', amountRefunded: 7_800 });
    expect(first.statistics).toEqual([{ at: afterPaymentAt, counts: { refunded: 7_800 } }]);
    expect(first.mails).toMatchObject([
      ['refund-re_1', { data: { amount: 7_800, amountRefunded: 7_800, paid: 27_800 } }],
    ]);
    const second = recordsOf(fullyRefunded, after(paid, partlyRefunded));
    expect(second.order).toMatchObject({ status: 'refunded', amountRefunded: 27_800 });
    expect(second.changes).toEqual(['refund re_2: completed', 'order: completed -> refunded']);
  });

  it('reverts a refund that the bank returned and notifies the office', () => {
    const failed = facts({ refunds: [refund('re_1', { status: 'failed' })] });
    const before = after(facts({ refunds: [refund('re_1')] }));
    const { order, mails, statistics, changes } = recordsOf(failed, before);
    expect(before.order?.status).toBe('refunded');
    expect(order).toMatchObject({
      status: 'completed',
      amountRefunded: 0,
      attention: ['refund-failed'],
    });
    expect(statistics).toEqual([{ at: afterPaymentAt, counts: { refunded: -27_800 } }]);
    expect(mails).toMatchObject([['refund-failed-re_1', { to: officeEmail }]]);
    expect(changes).toEqual([
      'refund re_1: completed -> failed',
      'attention: refund-failed',
      'order: refunded -> completed',
    ]);
  });

  it('writes the order with every new transaction, even if the order itself is unchanged', () => {
    const pending = facts({ refunds: [refund('re_1', { status: 'pending' })] });
    const { order, transactions } = recordsOf(pending, after(paid));
    expect(transactions).toMatchObject([['re_1', { status: 'pending' }]]);
    expect(order).toMatchObject({ status: 'completed', amountRefunded: 0 });
    expect(recordsOf(pending, after(paid, pending)).order).toBeUndefined();
  });

  it('marks the order as disputed and restores it when the dispute is won', () => {
    const opened = recordsOf(disputed, after(paid));
    expect(opened.order).toMatchObject({ status: 'disputed', attention: ['dispute'] });
    expect(opened.statistics).toEqual([{ at: afterPaymentAt, counts: { disputes: 1 } }]);
    expect(opened.mails).toMatchObject([['dispute-du_1', { to: officeEmail }]]);
    const closed = recordsOf(won, after(paid, disputed));
    expect(closed.order).toMatchObject({ status: 'completed', amountRefunded: 0, attention: [] });
    expect(closed.mails).toEqual([]);
  });

  it('marks the order as refunded when the dispute is lost', () => {
    const { order, statistics } = recordsOf(lost, after(paid, disputed));
    expect(order).toMatchObject({ status: 'refunded', amountRefunded: 27_800, attention: [] });
    expect(statistics).toEqual([{ at: afterPaymentAt, counts: { refunded: 27_800 } }]);
  });

  it('restores the order if a lost dispute is won later', () => {
    const { order, statistics, mails, changes } = recordsOf(won, after(paid, disputed, lost));
    expect(order).toMatchObject({ status: 'completed', amountRefunded: 0, attention: [] });
    expect(statistics).toEqual([{ at: afterPaymentAt, counts: { refunded: -27_800 } }]);
    expect(mails).toEqual([]);
    expect(changes).toEqual(['dispute du_1: completed -> failed', 'order: refunded -> completed']);
  });
});

describe('a refund of lines', () => {
  const requestId = '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10';
  const requested = (requestedAt: number) => {
    const { order, ...known } = after(paid);
    if (!order) throw new Error('Nothing was recorded');
    const lines = [{ sku: 'I3006', quantity: 2, shippedQuantity: 0 }];
    const lineRefunds = [{ requestId, requestedAt, lines, failed: false }];
    return { ...known, order: { ...order, lineRefunds, toShip: false } };
  };
  const withStatus = (status: string) =>
    facts({ refunds: [refund('re_1', { status, metadata: { requestId } })] });
  const longAgo = Date.now() - 60 * 60 * 1000;

  it.each(['succeeded', 'pending'])(
    'keeps its units from being shipped while it has the status %s',
    (status) => {
      const { order } = recordsOf(withStatus(status), requested(longAgo));
      expect(order).toMatchObject({ lineRefunds: [{ requestId, failed: false }], toShip: false });
    },
  );

  it('reopens its units if the bank rejected it', () => {
    const { order } = recordsOf(withStatus('failed'), requested(longAgo));
    expect(order).toMatchObject({ lineRefunds: [{ requestId, failed: true }], toShip: true });
  });

  it('reopens its units if it never reached Stripe, but not while the request may be running', () => {
    expect(recordsOf(paid, requested(longAgo)).order).toMatchObject({
      lineRefunds: [{ requestId, failed: true }],
      toShip: true,
    });
    expect(recordsOf(paid, requested(Date.now())).order).toBeUndefined();
  });

  it("isn't affected by another payment for the same order", () => {
    const known = requested(longAgo);
    const other = facts({ intent: intent({ id: 'pi_2' }) });
    const input = { payment: { ...payment, paymentIntentId: 'pi_2' }, facts: other, known };
    const { order } = paymentRecords({ ...input, declinedAt: undefined, officeEmail });
    expect(order).toMatchObject({ lineRefunds: [{ requestId, failed: false }] });
  });
});

describe('records of a deleted account', () => {
  const expireAt = expiry('transactions', 1_700_100_000_000);
  const deleted = (known: ReturnType<typeof after>) => {
    const { order } = known;
    if (!order) throw new Error('Nothing was recorded');
    const transactions = [...known.transactions].map(
      ([id, each]) => [id, { ...each, expireAt }] as const,
    );
    return { ...known, order: { ...order, expireAt }, transactions: new Map(transactions) };
  };

  it('get an expiry date that later changes preserve', () => {
    const refunded = recordsOf(partlyRefunded, deleted(after(paid)));
    expect(refunded.transactions).toMatchObject([['re_1', { status: 'completed', expireAt }]]);
    expect(refunded.order).toMatchObject({ expireAt });
    const returned = facts({ refunds: [refund('re_1', { amount: 7_800, status: 'failed' })] });
    const { transactions } = recordsOf(returned, deleted(after(paid, partlyRefunded)));
    expect(transactions).toMatchObject([['re_1', { status: 'failed', expireAt }]]);
  });

  it('get no expiry date while the account exists', () => {
    const [[, transaction] = []] = recordsOf(partlyRefunded, after(paid)).transactions;
    expect(transaction).not.toHaveProperty('expireAt');
  });
});

const all = { processing, declined, paid, partlyRefunded, fullyRefunded, disputed, won, lost };

it.each(Object.entries(all))(
  'writes nothing if the same Stripe state is recorded again: %s',
  (_, found) => {
    expect(recordsOf(found, after(found))).toEqual({
      transactions: [],
      mails: [],
      statistics: [],
      changes: [],
    });
  },
);

it.each([
  ['a processing payment', processing, paid],
  ['a decline', declined, paid],
  ['a payment without its refund', paid, fullyRefunded],
  ['a partial refund', partlyRefunded, fullyRefunded],
  ['an open dispute that was won since', disputed, won],
  ['an open dispute that was lost since', disputed, lost],
  ['a lost dispute that was won since', lost, won],
])('ignores an outdated Stripe state: %s', (_, older, newer) => {
  const { order, transactions, mails } = recordsOf(older, after(newer));
  expect([order, transactions, mails]).toEqual([undefined, [], []]);
});
