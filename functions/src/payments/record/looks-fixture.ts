import type { PaymentFacts } from './payment-facts.ts';
import { dispute, facts, intent, officeEmail, payment, refund, unpaid } from './payment-fixture.ts';
import { type KnownPayment, paymentRecords } from './payment-records.ts';

export const look = (found: PaymentFacts, known: KnownPayment = unpaid) =>
  paymentRecords({ payment, facts: found, known, declinedAt: undefined, officeEmail });

/** What is known after one look after the other. */
export function after(...looks: PaymentFacts[]): KnownPayment {
  let known = unpaid;
  for (const found of looks) {
    const { order, transactions } = look(found, known);
    known = {
      ...known,
      order: order ?? known.order,
      transactions: new Map([...known.transactions, ...transactions]),
    };
  }
  return known;
}

export const underway = facts({ intent: intent({ status: 'processing', amount_received: 0 }) });
export const declined = facts({
  intent: intent({ status: 'requires_payment_method', last_payment_error: {} }),
});
export const paid = facts();
export const part = facts({ refunds: [refund('re_1', { amount: 7_800 })] });
export const whole = facts({
  refunds: [refund('re_1', { amount: 7_800 }), refund('re_2', { amount: 20_000 })],
});
export const disputed = facts({ disputes: [dispute('du_1', 'needs_response')] });
export const won = facts({ disputes: [dispute('du_1', 'won')] });
export const lost = facts({ disputes: [dispute('du_1', 'lost')] });
