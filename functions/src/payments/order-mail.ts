import type { User } from '@dental-shop/domain/account/user';
import type { Order } from '@dental-shop/domain/order/order';
import type { MailDocument } from '../mail/mail-document.ts';
import { newMail } from '../mail/new-mail.ts';

type Recipient = Pick<User<unknown>, 'email' | 'name' | 'language'>;

/** The confirmation that the success screen promises. */
export function orderMail(
  orderId: string,
  { items, amount, currency, shippingAddress, receiptUrl }: Order<unknown>,
  { email, name, language }: Recipient,
): MailDocument {
  return newMail(email, language, {
    template: 'order-confirmation',
    data: { orderId, name, items, amount, currency, address: shippingAddress, receiptUrl },
  });
}
