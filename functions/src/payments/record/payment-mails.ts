import type { User } from '@dental-shop/domain/account/user';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import type { MailContent } from '../../mail/mail-content.ts';
import type { MailDocument } from '../../mail/outbox.ts';
import { newMail } from '../../mail/outbox.ts';
import type { TransactionChange } from './merge-transactions.ts';

interface News {
  orderId: string;
  order: OrderRecord<unknown>;
  changes: readonly TransactionChange[];
  /** The reasons to look at the order that staff have not been told yet. */
  newReasons: readonly OrderAttention[];
  /** Undefined where the account is gone: then there is nobody to tell. */
  user: Pick<User<unknown>, 'email' | 'name' | 'language'> | undefined;
  officeEmail: string;
}

/** A document with its id, which follows from what happened, so that there is one mail for it. */
type NamedMail = [string, MailDocument];

function toCustomer({ from, transaction }: TransactionChange, news: News): [string, MailContent][] {
  const { orderId, order, user } = news;
  const name = user?.name ?? '';
  const { type, status } = transaction;
  const { items, amount, currency, shippingAddress: address, receiptUrl } = order;
  if (type === 'payment' && status === 'completed') {
    const data = { orderId, name, items, amount, currency, address, receiptUrl };
    return [[`order-${orderId}`, { template: 'order-confirmation', data }]];
  }
  if (type === 'payment' && status === 'failed' && from === 'processing') {
    const data = { orderId, name, amount: transaction.amount, currency };
    return [[`payment-problem-${transaction.id}`, { template: 'payment-problem', data }]];
  }
  if (type === 'refund' && status === 'completed') {
    const { amountRefunded } = order;
    const data = {
      orderId,
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

function toOffice({ from, transaction }: TransactionChange, news: News): [string, MailContent][] {
  const { orderId, order } = news;
  const { email, customerName: name, paymentIntentId, currency } = order;
  const { id, type, status, amount } = transaction;
  const subject = { orderId, paymentIntentId, name, email, amount, currency };
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

/** The mail about the other reasons to look at an order: disputes and refunds have their own. */
function aboutAttention({ orderId, order, newReasons }: News): [string, MailContent][] {
  const reasons = newReasons.filter((each) => each !== 'dispute' && each !== 'refund-failed');
  if (reasons.length === 0) return [];
  const { email, customerName: name, paymentIntentId, amount, currency } = order;
  const data = { orderId, paymentIntentId, name, email, amount, currency, reasons };
  return [[`attention-${orderId}`, { template: 'order-attention', data }]];
}

/** Whom to tell what. A mail whose id exists already must not be written again. */
export function paymentMails(news: News): NamedMail[] {
  const { changes, user, officeEmail } = news;
  // In the language that the checkout was read in, whatever the account says.
  const customers = user
    ? changes
        .flatMap((change) => toCustomer(change, news))
        .map(
          ([id, content]): NamedMail => [
            id,
            newMail(user.email, news.order.details?.language ?? user.language, content),
          ],
        )
    : [];
  const office = [...changes.flatMap((change) => toOffice(change, news)), ...aboutAttention(news)];
  return [
    ...customers,
    ...office.map(([id, content]): NamedMail => [id, newMail(officeEmail, 'en', content)]),
  ];
}
