import type { Address } from '@dental-shop/domain/account/address';
import type { AccountType } from '@dental-shop/domain/account/user';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { Carrier } from '@dental-shop/domain/fulfillment/carrier';
import type { ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { DailyDigest } from '@dental-shop/domain/mail/daily-digest';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import type { TransactionStatus } from '@dental-shop/domain/order/transaction';
import type { RecallText } from '@dental-shop/domain/recalls/recall';
import type { ReturnReason, ReturnResolution } from '@dental-shop/domain/returns/return';
import type { IntentState } from '../platform/firestore/checkouts.ts';

/** Older orders have no `number`. */
export interface NamedOrder {
  orderId: string;
  number?: string;
}

export const orderName = ({ number, orderId }: NamedOrder): string => number ?? orderId;

export interface OrderSubject extends NamedOrder {
  paymentIntentId: string;
  name: string;
  email: string;
  amount: number;
  currency: string;
}

/** One SKU from one lot. */
interface ReturnedItem {
  sku: string;
  name: string;
  lot: string | null;
  quantity: number;
}

type CertificateFacts = Pick<Certificate<never>, 'score' | 'questions' | 'number'>;

/**
 * Amounts are in cents; currencies are lowercase, as in Stripe. Until an account is approved or its
 * address verified, emails sent to that address contain no user input, not even a name. Otherwise,
 * anyone could use them to send spam.
 */
interface MailData {
  'contact-office': { name: string; email: string; subject: string; message: string };
  'contact-confirmation': Record<string, never>;
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
  'new-order': NamedOrder & {
    details?: OrderDetails;
    name: string;
    email: string;
    items: OrderItem[];
    amount: number;
    currency: string;
    address: Address | null;
  };
  /** For a replacement, the order is the one whose page shows the shipment. */
  shipment: NamedOrder & {
    rmaNumber: string | null;
    name: string;
    lines: ShipmentLine[];
    carrier: Carrier;
    trackingNumber: string | null;
    address: Address | null;
    /** Whether more is still to be shipped. */
    isPartial: boolean;
  };
  /** `amount` is the amount of this refund, and `amountRefunded` is the total so far. */
  refund: NamedOrder & {
    name: string;
    amount: number;
    currency: string;
    amountRefunded: number;
    paid: number;
  };
  'payment-problem': NamedOrder & { name: string; amount: number; currency: string };
  /** `dueOn` is a calendar date such as `2026-12-27`, in the office's time zone. */
  'return-requested': {
    rmaNumber: string;
    name: string;
    email: string;
    note: string;
    items: (ReturnedItem & { reason: ReturnReason })[];
    complaints: { number: string; dueOn: string }[];
    timeZone: string;
  };
  /** `quantity` is the accepted part of `requested`. */
  'return-accepted': {
    rmaNumber: string;
    name: string;
    items: (ReturnedItem & { requested: number; reason: ReturnReason })[];
  };
  'return-declined': { rmaNumber: string; name: string; reason: string };
  /** `quantity` is what arrived. */
  'return-settled': {
    rmaNumber: string;
    name: string;
    items: (ReturnedItem & { resolution: ReturnResolution })[];
  };
  dispute: OrderSubject & { disputeId: string; status: TransactionStatus };
  'order-attention': OrderSubject & { reasons: OrderAttention[] };
  /**
   * `declines` is the payment's number of declines. For `pause-payments`, it's the account's number
   * of declines within an hour. Older emails have no `state`.
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
  /** Oldest first. Has no names, so it may outlive the customers' accounts. */
  'late-orders': {
    days: number;
    timeZone: string;
    /** `createdAt` and `since` are in ISO 8601. */
    orders: (NamedOrder & { createdAt: string })[];
    replacements: { rmaNumber: string; since: string }[];
  };
  /** `day` is a calendar date such as `2026-11-27`. */
  'daily-digest': DailyDigest & { day: string; timeZone: string };
  'registration-received': Record<string, never>;
  'email-verification': Record<string, never>;
  /** Older emails have no `uid`. */
  'new-account': {
    uid?: string;
    name: string;
    email: string;
    type: AccountType;
    licenseNumber: string | null;
    address: Address;
    phone?: string;
  };
  'new-accounts': Record<string, never>;
  'account-approved': { name: string };
  'address-changed': Record<string, never>;
  'email-change': Record<string, never>;
  /** Sent to the old address. Doesn't contain the new one, because that's user input. */
  'email-changed': Record<string, never>;
  'password-changed': Record<string, never>;
  certificate: CertificateFacts;
  /**
   * `email` belongs to the account whose role changed. `by` is an admin's email or `npm run staff`.
   */
  'staff-changed': {
    email: string;
    role: 'admin' | 'staff' | 'none';
    by: string;
    isInvited?: boolean;
  };
  /** `by` is an admin's email. */
  'staff-invitation': { by: string };
  /**
   * Has no name, because the profile is already deleted when this is queued. Older emails have no
   * `messagesDeleted`.
   */
  'account-deleted': { messagesDeleted?: boolean };
  'new-certificate': CertificateFacts & { name: string; email: string; uid: string };
  'account-declined': { reason: string };
  /** `product` is the name in English. `lots` and `quantity` are what this customer received. */
  'recall-notice': {
    recallId: string;
    uid: string;
    name: string;
    sku: string;
    product: string;
    lots: string[];
    quantity: number;
    subject: RecallText;
    message: RecallText;
  };
  /** `product` is the name in English. */
  'back-in-stock': { name: string; sku: string; product: string; category: string };
}

/**
 * Links are created when the email is sent, because anyone who could read a stored one could claim
 * the address.
 */
const verifyingTemplates = ['registration-received', 'email-verification', 'email-change'] as const;
export type VerifyingTemplate = (typeof verifyingTemplates)[number];

export function isVerifying<Content extends MailContent>(
  content: Content,
): content is Content & { template: VerifyingTemplate } {
  return verifyingTemplates.some((template) => template === content.template);
}

/** These emails get a link when they're sent, which isn't stored. */
export type DataOf<Name extends MailTemplate> = Name extends VerifyingTemplate
  ? { link: string }
  : Name extends 'recall-notice' | 'staff-invitation'
    ? MailData[Name] & { link: string }
    : MailData[Name];

export type MailContent = {
  [Name in MailTemplate]: { template: Name; data: MailData[Name] };
}[MailTemplate];
