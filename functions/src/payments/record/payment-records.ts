import type { User } from '@dental-shop/domain/account/user';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { settleLineRefunds } from '@dental-shop/domain/fulfillment/line-refunds';
import {
  customersFulfillment,
  staffFulfillment,
} from '@dental-shop/domain/fulfillment/open-quantities';
import { computeOrderStatus } from '@dental-shop/domain/order/compute-order-status';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { canBecome } from '@dental-shop/domain/order/order-status';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailDocument } from '../../mail/outbox.ts';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { attentionReasons } from './attention-reasons.ts';
import { countsOfDecline, type DatedCounts, datedCounts } from './daily-statistics.ts';
import type { StripePayment } from './fetch-stripe-payment.ts';
import { mergeTransactions, type TransactionChange } from './merge-transactions.ts';
import {
  getCard,
  getReceiptUrl,
  hasOrderChanged,
  itemsAmount,
  snapshotOrder,
} from './order-snapshot.ts';
import { paymentMails } from './payment-mails.ts';
import { refundStatus, stripeTransactions } from './stripe-transactions.ts';

type Customer = Pick<User<unknown>, 'email' | 'name' | 'language' | 'address' | 'status'>;

export interface KnownPayment {
  order: OrderRecord<Timestamp> | undefined;
  hasStaleRecord: boolean;
  number: string;
  transactions: ReadonlyMap<string, Transaction<Timestamp>>;
  /** True if the shop canceled, or tried to cancel, the payment because of too many declines. */
  hasManyDeclines: boolean;
  checkout: ServerCheckout | undefined;
  /** With the changes by staff. */
  catalogue: Catalogue;
  user: Customer | undefined;
}

export interface PaymentRecords {
  /** Undefined if unchanged. */
  order?: OrderRecord<Timestamp>;
  transactions: [string, Transaction<Timestamp>][];
  mails: [string, MailDocument][];
  statistics: DatedCounts[];
  changes: string[];
}

interface RecordInput {
  payment: ShopPayment;
  facts: StripePayment;
  known: KnownPayment;
  /** In ms since 1970. Undefined unless a card was declined. */
  declinedAt: number | undefined;
  officeEmail: string;
}

function describeChange({ from, transaction }: TransactionChange): string {
  const step = from === undefined ? transaction.status : `${from} -> ${transaction.status}`;
  return `${transaction.type} ${transaction.id}: ${step}`;
}

function lineRefundsAfter(
  { order, transactions }: KnownPayment,
  { intent, refunds }: StripePayment,
): Pick<OrderRecord<Timestamp>, 'lineRefunds'> {
  if (!order?.lineRefunds) return {};
  const outcomes = new Map(
    refunds.map(({ metadata, status }) => [
      metadata?.requestId ?? '',
      refundStatus(status) !== 'failed',
    ]),
  );
  // An order that was paid twice may have refunds of both payments.
  const isComplete = [...transactions].every(
    ([id, { type }]) => type !== 'payment' || id === intent.id,
  );
  const stripeRefunds = { outcomes, isComplete, now: Date.now() };
  return { lineRefunds: settleLineRefunds(order.lineRefunds, stripeRefunds) };
}

/** This is a pure function, so a failed batch can be rebuilt. */
export function paymentRecords({
  payment,
  facts,
  known,
  declinedAt,
  officeEmail,
}: RecordInput): PaymentRecords {
  const found = stripeTransactions(facts);
  const isAccountDeleted = known.order?.expireAt !== undefined;
  const { transactions, changes } = mergeTransactions(known.transactions, found, {
    ...payment,
    isExpiring: isAccountDeleted,
  });
  const { status, amount, amountRefunded } = computeOrderStatus([...transactions.values()]);
  const noRecords = { transactions: [], mails: [], changes: [] };
  const before = known.order?.status;
  if (status !== before && !canBecome(before, status)) {
    return { ...noRecords, statistics: countsOfDecline(declinedAt) };
  }

  const { paymentIntentId, checkoutId } = payment;
  const { checkout, user, catalogue } = known;
  const createdAt = Timestamp.fromMillis(found[0]?.createdAt ?? facts.intent.created * 1000);
  const base = known.order
    ? { ...known.order, ...lineRefundsAfter(known, facts) }
    : snapshotOrder({ payment, facts, checkout, user, createdAt });
  const attention = attentionReasons(known.order?.attention ?? [], {
    payment,
    isSameAmount: itemsAmount(base.items) === amount,
    currency: facts.intent.currency,
    checkout,
    isApproved: user?.status === 'approved',
    hasHiddenItem: base.items.some(({ sku }) => findProduct(catalogue, sku)?.hidden),
    changes,
    hasOpenDispute: status === 'disputed',
    hasManyDeclines: known.hasManyDeclines,
  });
  const isPaymentChanged = changes.some(({ transaction }) => transaction.type === 'payment');
  const payingIntentId = isPaymentChanged
    ? paymentIntentId
    : (known.order?.paymentIntentId ?? paymentIntentId);
  const card = payingIntentId === paymentIntentId && !isAccountDeleted ? getCard(facts) : undefined;
  const order = {
    ...base,
    ...(card && { card }),
    number: known.number,
    status,
    amount,
    amountRefunded,
    attention,
    ...(base.packed && { fulfillment: customersFulfillment({ ...base, status }) }),
    ...staffFulfillment({ ...base, status }),
    receiptUrl: getReceiptUrl(facts) ?? known.order?.receiptUrl ?? null,
    paymentIntentId: payingIntentId,
    updatedAt: Timestamp.now(),
  };
  // Every change to a transaction also updates the order, so simultaneous requests notice it.
  const isChanged =
    changes.length > 0 || known.hasStaleRecord || hasOrderChanged(known.order, order);
  const newReasons = attention.filter((each) => !known.order?.attention.includes(each));
  const ids = new Set(changes.map(({ transaction }) => transaction.id));
  return {
    ...(isChanged ? { order } : {}),
    transactions: [...transactions].filter(([id]) => ids.has(id)),
    mails: paymentMails({ orderId: checkoutId, order, changes, newReasons, user, officeEmail }),
    statistics: [...datedCounts({ changes, items: order.items }), ...countsOfDecline(declinedAt)],
    changes: [
      ...changes.map(describeChange),
      ...newReasons.map((reason) => `attention: ${reason}`),
      ...(status === before
        ? []
        : [`order: ${before === undefined ? '' : `${before} -> `}${status}`]),
      ...(known.hasStaleRecord ? ['record: rewritten'] : []),
    ],
  };
}
