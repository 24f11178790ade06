import type { Language } from '@dental-shop/domain/account/language';
import type { Order } from '@dental-shop/domain/order/order';

/** Who sells; each line of the address is one string. */
export interface Seller {
  name: string;
  address: string[];
  phone: string;
  email: string;
}

/** What an invoice says; amounts are in cents. */
export interface InvoiceData
  extends Pick<
    Order<Date>,
    'items' | 'amount' | 'amountRefunded' | 'currency' | 'status' | 'receiptUrl' | 'shippingAddress'
  > {
  orderId: string;
  /** Null where nobody knows when it was ordered. */
  createdAt: Date | null;
  buyerName: string;
  language: Language;
  seller: Seller;
}
