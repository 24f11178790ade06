import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import { describe, expect, it } from 'vitest';
import type { TransactionChange } from './merge-transactions.ts';
import { items, officeEmail, paid, recordsOf, shippingAddress } from './payment-fixture.ts';
import { paymentMails } from './payment-mails.ts';

const { order } = recordsOf(paid);
if (!order) throw new Error('Nothing was recorded');
const numbered = { ...order, number: 'K7QM-3XWT', amountRefunded: 2_000 };
const user = { email: 'ana@example.com', name: 'Ana', language: 'es' as const };

type Facts = Pick<TransactionChange['transaction'], 'type' | 'status'>;

function mailsAfter(
  facts: Facts,
  from?: TransactionChange['from'],
  about: { newReasons?: OrderAttention[]; user?: typeof user | undefined } = {},
) {
  const transaction = { id: 'tx', amount: 1_001, currency: 'usd', createdAt: 0, ...facts };
  const changes = [{ from, transaction }];
  const news = { orderId: 'o', order: numbered, changes, newReasons: [], user, officeEmail };
  return paymentMails({ ...news, ...about }).map(([id, { to, language, uid, template, data }]) => ({
    id,
    to,
    language,
    uid,
    template,
    data,
  }));
}

const { uid } = order;
const customer = { to: 'ana@example.com', language: 'es', uid };
const office = { to: officeEmail, language: 'en', uid };
const named = { orderId: 'o', number: 'K7QM-3XWT' };
const subject = {
  ...named,
  paymentIntentId: 'pi_1',
  name: 'Ana',
  email: 'ana@example.com',
  currency: 'usd',
};

describe('emails to the customer', () => {
  it('confirm a payment with its items, address, and receipt', () => {
    const data = {
      ...named,
      name: 'Ana',
      items,
      amount: 27_800,
      currency: 'usd',
      address: shippingAddress,
      receiptUrl: 'https://stripe.example/receipt',
    };
    const [confirmation] = mailsAfter({ type: 'payment', status: 'completed' }, 'processing');
    expect(confirmation).toStrictEqual({
      ...customer,
      id: 'order-o',
      template: 'order-confirmation',
      data,
    });
  });

  it('are sent even if the account has no name', () => {
    // Stored documents aren't validated, so one edited by hand may lack fields.
    const { name: _, ...stored } = user;
    const about = { user: stored as typeof user };
    const [mail] = mailsAfter({ type: 'payment', status: 'completed' }, 'processing', about);
    expect(mail).toMatchObject({ ...customer, data: { name: '' } });
  });

  it('report a payment that failed after processing', () => {
    const data = { ...named, name: 'Ana', amount: 1_001, currency: 'usd' };
    expect(mailsAfter({ type: 'payment', status: 'failed' }, 'processing')).toStrictEqual([
      { ...customer, id: 'payment-problem-tx', template: 'payment-problem', data },
    ]);
  });

  it('state the refund, the total refunded, and the amount paid', () => {
    const sums = { amount: 1_001, amountRefunded: 2_000, paid: 27_800 };
    const data = { ...named, name: 'Ana', currency: 'usd', ...sums };
    for (const from of [undefined, 'pending', 'processing'] as const) {
      expect(mailsAfter({ type: 'refund', status: 'completed' }, from)).toStrictEqual([
        { ...customer, id: 'refund-tx', template: 'refund', data },
      ]);
    }
  });

  it.each([
    ['a processing payment', { type: 'payment', status: 'processing' }, undefined],
    ['a payment that is pending again', { type: 'payment', status: 'pending' }, 'processing'],
    ['a decline that the customer has seen', { type: 'payment', status: 'failed' }, 'pending'],
    ['a pending refund', { type: 'refund', status: 'pending' }, undefined],
    ['a lost dispute', { type: 'dispute', status: 'completed' }, 'pending'],
    ['a dispute that the shop won', { type: 'dispute', status: 'failed' }, 'processing'],
  ] as [string, Facts, TransactionChange['from']][])('are not sent for %s', (_, facts, from) => {
    expect(mailsAfter(facts, from)).toEqual([]);
  });

  it('are not sent if the account was deleted', () => {
    const gone = { user: undefined };
    expect(mailsAfter({ type: 'refund', status: 'completed' }, undefined, gone)).toEqual([]);
  });
});

describe('emails to the office', () => {
  it('report a paid order with its items and address, even if the account was deleted', () => {
    const data = {
      ...named,
      name: 'Ana',
      email: 'ana@example.com',
      items,
      amount: 27_800,
      currency: 'usd',
      address: shippingAddress,
    };
    const gone = { user: undefined };
    expect(mailsAfter({ type: 'payment', status: 'completed' }, undefined, gone)).toStrictEqual([
      { ...office, id: 'new-order-o', template: 'new-order', data },
    ]);
  });

  it.each(['pending', 'completed'] as const)('report a new dispute that is %s', (status) => {
    const data = { ...subject, amount: 1_001, disputeId: 'tx', status };
    expect(mailsAfter({ type: 'dispute', status })).toStrictEqual([
      { ...office, id: 'dispute-tx', template: 'dispute', data },
    ]);
  });

  it('report a failed refund, without an email to the customer', () => {
    const data = { ...subject, amount: 1_001, reasons: ['refund-failed'] };
    expect(mailsAfter({ type: 'refund', status: 'failed' }, 'processing')).toStrictEqual([
      { ...office, id: 'refund-failed-tx', template: 'order-attention', data },
    ]);
  });

  it('combine all new attention reasons except those with a dedicated email', () => {
    const newReasons: OrderAttention[] = [
      'no-checkout',
      'dispute',
      'refund-failed',
      'many-declines',
    ];
    const processing = { type: 'payment', status: 'processing' } as const;
    const reasons = ['no-checkout', 'many-declines'];
    expect(mailsAfter(processing, undefined, { newReasons })).toStrictEqual([
      {
        ...office,
        id: 'attention-o-no-checkout',
        template: 'order-attention',
        data: { ...subject, amount: 27_800, reasons },
      },
    ]);
    const withDedicatedEmail = { newReasons: newReasons.slice(1, 3) };
    expect(mailsAfter(processing, undefined, withDedicatedEmail)).toEqual([]);
  });
});
