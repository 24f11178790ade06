import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderSubject } from '../mail-content.ts';
import type { Words } from '../words/en.ts';

/** Which order, whose, and how much: the rows of a mail to the office. */
export function orderSubjectRows(
  { orderId, paymentIntentId, name, email, amount, currency }: OrderSubject,
  { orderSubject: labels }: Words,
): [string, string][] {
  return [
    [labels.order, orderId],
    [labels.payment, paymentIntentId],
    [labels.customer, name || labels.unknown],
    [labels.email, email || labels.unknown],
    [labels.amount, formatPrice(amount, currency)],
  ];
}
