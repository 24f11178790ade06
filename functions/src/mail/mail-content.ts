import type { Address } from '@dental-shop/domain/account/address';
import type { AccountType } from '@dental-shop/domain/account/user';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import type { TransactionStatus } from '@dental-shop/domain/order/transaction';
import type { IntentState } from '../platform/firestore/checkouts.ts';

/** Which order a mail is about. One from before orders had numbers is called by its id. */
export interface NamedOrder {
  orderId: string;
  number?: string;
}

/** What its readers call the order by. */
export const orderName = ({ number, orderId }: NamedOrder): string => number ?? orderId;

/** Which order the office must look at, and whose it is. */
export interface OrderSubject extends NamedOrder {
  paymentIntentId: string;
  name: string;
  email: string;
  amount: number;
  currency: string;
}

type CertificateFacts = Pick<Certificate<never>, 'score' | 'questions' | 'number'>;

/**
 * What each template tells; amounts are in cents, `currency` in Stripe's lower case. A mail to an
 * address that nobody has verified, of an account that staff have not approved, has nothing that its
 * sender typed, not even a name: the address may be a victim's and the text an advertisement.
 */
interface MailData {
  'contact-office': { name: string; email: string; subject: string; message: string };
  'contact-confirmation': Record<string, never>;
  /** More than the office gets one by one. */
  'new-messages': Record<string, never>;
  'order-confirmation': NamedOrder & {
    details?: OrderDetails;
    name: string;
    items: OrderItem[];
    amount: number;
    currency: string;
    address: Address | null;
    receiptUrl: string | null;
  };
  /** `amount` is this refund; `amountRefunded` is the sum of all, out of what was `paid`. */
  refund: NamedOrder & {
    name: string;
    amount: number;
    currency: string;
    amountRefunded: number;
    paid: number;
  };
  'payment-problem': NamedOrder & { name: string; amount: number; currency: string };
  /** `amount` is what is disputed. */
  dispute: OrderSubject & { disputeId: string; status: TransactionStatus };
  'order-attention': OrderSubject & { reasons: OrderAttention[] };
  /**
   * What the shop did by itself after too many declines. `declines` are those of the payment where it
   * was ended, and those of the account within an hour where that was paused. `state` is what came of
   * ending the payment, which may have been taken meanwhile; mails from before it was said have none.
   */
  'card-testing': {
    uid: string;
    name: string;
    email: string;
    paymentIntentId: string;
    declines: number;
    measure: 'end-payment' | 'pause-payments';
    state?: IntentState;
  };
  'registration-received': Record<string, never>;
  'email-verification': Record<string, never>;
  'new-account': {
    name: string;
    email: string;
    type: AccountType;
    licenseNumber: string | null;
    address: Address;
  };
  /** More than are told one by one. */
  'new-accounts': Record<string, never>;
  'account-approved': { name: string };
  /** Not the address: the customer sees it in the account. */
  'address-changed': Record<string, never>;
  /** To the new address, with the link that confirms it. */
  'email-change': Record<string, never>;
  /** To the old address. Without the new one, which its sender typed. */
  'email-changed': Record<string, never>;
  'password-changed': Record<string, never>;
  /** `score` is the number of right answers, out of `questions`. */
  certificate: CertificateFacts;
  /** `email` is whose role it is, `by` the admin's address or the command. */
  'staff-changed': { email: string; role: 'admin' | 'staff' | 'none'; by: string };
  /**
   * No name: what is queued after the deletion must not bring back what was deleted.
   * `messagesDeleted` tells of what was written through the contact page, which stays where nobody
   * knows that the address was its owner's; mails from before it was said have none.
   */
  'account-deleted': { messagesDeleted?: boolean };
  'new-certificate': CertificateFacts & { name: string; email: string; uid: string };
  /** `reason` is what staff wrote. */
  'account-declined': { reason: string };
}

/**
 * Those with a link that verifies their reader's address. It is made when the mail is sent, and stands in no
 * document: whoever could read it there could claim the address.
 */
const verifyingTemplates = ['registration-received', 'email-verification', 'email-change'] as const;
export type VerifyingTemplate = (typeof verifyingTemplates)[number];

export function isVerifying<Content extends MailContent>(
  content: Content,
): content is Content & { template: VerifyingTemplate } {
  return verifyingTemplates.some((template) => template === content.template);
}

export type DataOf<Name extends MailTemplate> = MailData[Name];

export type MailContent = {
  [Name in MailTemplate]: { template: Name; data: MailData[Name] };
}[MailTemplate];
