import type { AccountType } from '@dental-shop/domain/account/account-type';
import type { Address } from '@dental-shop/domain/account/address';
import type { OrderItem } from '@dental-shop/domain/order/order';

/** What each template tells; amounts are in cents, `currency` in Stripe's lower case. */
interface MailData {
  'contact-office': { name: string; email: string; subject: string; message: string };
  /** Nothing that the sender typed: the address may be a victim's and the text an advertisement. */
  'contact-confirmation': Record<string, never>;
  'order-confirmation': {
    orderId: string;
    name: string;
    items: OrderItem[];
    amount: number;
    currency: string;
    address: Address | null;
    receiptUrl: string | null;
  };
  'registration-received': { name: string };
  'new-account': {
    name: string;
    email: string;
    type: AccountType;
    licenseNumber: string | null;
    address: Address;
  };
  'account-approved': { name: string };
  'account-declined': { name: string; reason: string };
}

type Template = keyof MailData;

export type DataOf<Name extends Template> = MailData[Name];

export type MailContent = {
  [Name in Template]: { template: Name; data: MailData[Name] };
}[Template];
