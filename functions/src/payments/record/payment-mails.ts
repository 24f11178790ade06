import type { User } from '@dental-shop/domain/account/user';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import type { MailContent } from '../../mail/mail-content.ts';
import { type MailDocument, newMail } from '../../mail/outbox.ts';
import type { TransactionChange } from './merge-transactions.ts';

interface OrderUpdate {
  orderId: string;
  order: OrderRecord<unknown> & { number: string };
  changes: readonly TransactionChange[];
  newReasons: readonly OrderAttention[];
  user: Pick<User<unknown>, 'email' | 'name' | 'language'> | undefined;
  officeEmail: string;
}

/** The ID is derived from the event, so each email is sent only once. */
type NamedMail = [string, MailDocument];

function customerContents(
  { from, transaction }: TransactionChange,
  { orderId, order }: OrderUpdate,
  name: string,
): [string, MailContent][] {
  const { type, status } = transaction;
  const { number, items, amount, currency, shippingAddress: address, receiptUrl } = order;
  const named = { orderId, number };
  if (type === 'payment' && status === 'completed') {
    const details = order.details && { details: order.details };
    const data = { ...named, ...details, name, items, amount, currency, address, receiptUrl };
    return [[`order-${orderId}`, { template: 'order-confirmation', data }]];
  }
  if (type === 'payment' && status === 'failed' && from === 'processing') {
    const data = { ...named, name, amount: transaction.amount, currency };
    return [[`payment-problem-${transaction.id}`, { template: 'payment-problem', data }]];
  }
  if (type === 'refund' && status === 'completed') {
    const { amountRefunded } = order;
    const data = {
      ...named,
      name,
      amount: transaction.amount,
      currency,
      amountRefunded,
      paid: amount,
    };
    return [[`refund-${transaction.id}`, { template: 'refund', data }]];
  }
  return [];
}

function officeContents(
  { from, transaction }: TransactionChange,
  update: OrderUpdate,
): [string, MailContent][] {
  const { orderId, order } = update;
  const { number, email, customerName: name, paymentIntentId, currency } = order;
  const { id, type, status, amount } = transaction;
  const subject = { orderId, number, paymentIntentId, name, email, amount, currency };
  if (type === 'payment' && status === 'completed') {
    const { details, items, shippingAddress: address } = order;
    const purchase = { name, email, items, amount: order.amount, currency, address };
    const data = { orderId, number, ...(details && { details }), ...purchase };
    // Uses the order's ID, so that an accidental second payment doesn't send another email.
    return [[`new-order-${orderId}`, { template: 'new-order', data }]];
  }
  if (type === 'dispute' && from === undefined) {
    return [
      [`dispute-${id}`, { template: 'dispute', data: { ...subject, disputeId: id, status } }],
    ];
  }
  if (type === 'refund' && status === 'failed') {
    const data = { ...subject, reasons: ['refund-failed' as const] };
    return [[`refund-failed-${id}`, { template: 'order-attention', data }]];
  }
  return [];
}

/** Excludes disputes and failed refunds, which have their own emails. */
function attentionMails({ orderId, order, newReasons }: OrderUpdate): [string, MailContent][] {
  const reasons = newReasons.filter((each) => each !== 'dispute' && each !== 'refund-failed');
  const [first] = reasons;
  if (first === undefined) return [];
  const { number, email, customerName: name, paymentIntentId, amount, currency } = order;
  const data = { orderId, number, paymentIntentId, name, email, amount, currency, reasons };
  return [[`attention-${orderId}-${first}`, { template: 'order-attention', data }]];
}

function customerMails(update: OrderUpdate): NamedMail[] {
  const { changes, order, user } = update;
  if (!user) return [];
  const envelope = {
    to: user.email,
    language: order.details?.language ?? user.language,
    uid: order.uid,
  };
  // Stored data isn't validated, and a missing name must not block recording.
  const name = user.name ?? '';
  return changes
    .flatMap((change) => customerContents(change, update, name))
    .map(([id, content]): NamedMail => [id, newMail({ ...envelope, ...content })]);
}

/** Callers must skip emails whose ID already exists. */
export function paymentMails(update: OrderUpdate): NamedMail[] {
  const { changes, order, officeEmail } = update;
  const envelope = { to: officeEmail, language: 'en', uid: order.uid } as const;
  const office = [
    ...changes.flatMap((change) => officeContents(change, update)),
    ...attentionMails(update),
  ];
  return [
    ...customerMails(update),
    ...office.map(([id, content]): NamedMail => [id, newMail({ ...envelope, ...content })]),
  ];
}
