import type { User } from '@dental-shop/domain/account/user';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { mayBecome } from '@dental-shop/domain/order/order-progress';
import { orderStatusOf } from '@dental-shop/domain/order/order-status-of';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailDocument } from '../../mail/outbox.ts';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { attentionReasons } from './attention-reasons.ts';
import { countsOfDecline, dailyCounts } from './daily-statistics.ts';
import type { StripePayment } from './fetch-stripe-payment.ts';
import { mergeTransactions, type TransactionChange } from './merge-transactions.ts';
import { isAnotherOrder, itemsAmount, receiptOf, snapshotOrder } from './order-snapshot.ts';
import { paymentMails } from './payment-mails.ts';
import { stripeTransactions } from './stripe-transactions.ts';

/** What is read of an account. */
type Customer = Pick<User<unknown>, 'email' | 'name' | 'language' | 'address' | 'status'>;

/** What the shop knew before Stripe was asked. */
export interface KnownPayment {
  order: OrderRecord<Timestamp> | undefined;
  /** Whether what staff read of it must be written anew. */
  hasStaleRecord: boolean;
  /** The order's number, also where the order is only about to be written. */
  number: string;
  /** All transactions of the order, by id. */
  transactions: ReadonlyMap<string, Transaction<Timestamp>>;
  /** Whether so many attempts were declined that the shop has ended the payment, or tried to. */
  hasManyDeclines: boolean;
  checkout: ServerCheckout | undefined;
  user: Customer | undefined;
}

export interface PaymentRecords {
  /** Undefined where it stays as it is. */
  order?: OrderRecord<Timestamp>;
  transactions: [string, Transaction<Timestamp>][];
  /** Each to be written unless its id exists. */
  mails: [string, MailDocument][];
  /** What to add to which day's statistics. */
  statistics: [string, DailyStatistics][];
  /** In words, for the log and for staff. */
  changes: string[];
}

interface Findings {
  payment: ShopPayment;
  facts: StripePayment;
  known: KnownPayment;
  /**
   * When a card was declined, in ms since 1970; undefined where that is not why Stripe was asked.
   */
  declinedAt: number | undefined;
  officeEmail: string;
}

function inWords({ from, transaction }: TransactionChange): string {
  const step = from === undefined ? transaction.status : `${from} -> ${transaction.status}`;
  return `${transaction.type} ${transaction.id}: ${step}`;
}

/**
 * What is to be written after Stripe was asked; pure, so that a batch that failed can be made anew.
 */
export function paymentRecords({
  payment,
  facts,
  known,
  declinedAt,
  officeEmail,
}: Findings): PaymentRecords {
  const found = stripeTransactions(facts);
  const { transactions, changes } = mergeTransactions(known.transactions, found, {
    ...payment,
    isExpiring: known.order?.expireAt !== undefined,
  });
  const { status, amount, amountRefunded } = orderStatusOf([...transactions.values()]);
  const nothing = { transactions: [], mails: [], changes: [] };
  const before = known.order?.status;
  if (status !== before && !mayBecome(before, status)) {
    return { ...nothing, statistics: countsOfDecline(declinedAt) };
  }

  const { paymentIntentId, checkoutId } = payment;
  const { checkout, user } = known;
  const createdAt = Timestamp.fromMillis(found[0]?.createdAt ?? facts.intent.created * 1000);
  const begun = known.order ?? snapshotOrder({ payment, facts, checkout, user, createdAt });
  const attention = attentionReasons(known.order?.attention ?? [], {
    payment,
    isSameAmount: itemsAmount(begun.items) === amount,
    currency: facts.intent.currency,
    checkout,
    isApproved: user?.status === 'approved',
    changes,
    hasOpenDispute: status === 'disputed',
    hasManyDeclines: known.hasManyDeclines,
  });
  const isHeardOf = changes.some(({ transaction }) => transaction.type === 'payment');
  const order = {
    ...begun,
    number: known.number,
    status,
    amount,
    amountRefunded,
    attention,
    receiptUrl: receiptOf(facts) ?? known.order?.receiptUrl ?? null,
    paymentIntentId: isHeardOf
      ? paymentIntentId
      : (known.order?.paymentIntentId ?? paymentIntentId),
    updatedAt: Timestamp.now(),
  };
  // Written with every transaction: its time tells simultaneous requests that these have changed.
  const isChanged =
    changes.length > 0 || known.hasStaleRecord || isAnotherOrder(known.order, order);
  const newReasons = attention.filter((each) => !known.order?.attention.includes(each));
  const ids = new Set(changes.map(({ transaction }) => transaction.id));
  return {
    ...(isChanged ? { order } : {}),
    transactions: [...transactions].filter(([id]) => ids.has(id)),
    mails: paymentMails({ orderId: checkoutId, order, changes, newReasons, user, officeEmail }),
    statistics: [...dailyCounts({ changes, items: order.items }), ...countsOfDecline(declinedAt)],
    changes: [
      ...changes.map(inWords),
      ...newReasons.map((reason) => `attention: ${reason}`),
      ...(status === before
        ? []
        : [`order: ${before === undefined ? '' : `${before} -> `}${status}`]),
      ...(known.hasStaleRecord ? ['record: written anew'] : []),
    ],
  };
}
