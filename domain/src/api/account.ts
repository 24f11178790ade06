import * as z from 'zod';
import { accountStatus } from '../account/account-status.ts';
import { address } from '../account/address.ts';
import { phoneNumber } from '../contact/phone-number.ts';
import { type Language, language } from '../language/language.ts';
import { orderStatuses } from '../order/order-status.ts';
import { transactionStatus, transactionType } from '../order/transaction.ts';
import { certificateSummary } from './certificate.ts';
import { documentId } from './document-id.ts';
import { orderItem } from './payment.ts';

export const checkApprovalResponse = z.object({
  approved: z.boolean(),
  status: accountStatus.nullable(),
});
export type CheckApprovalResponse = z.infer<typeof checkApprovalResponse>;

const timestamp = z.iso.datetime();

/** Null if the time is unknown; such records are sorted as the oldest. */
const recordTimestamp = timestamp.nullable();

const cents = z.int();

export const recordsQuery = z.object({
  after: documentId.optional(),
});
export type RecordsQuery = z.infer<typeof recordsQuery>;

export const profileResponse = z.object({
  data: z.object({
    profile: z.object({
      name: z.string(),
      email: z.string(),
      type: z.string(),
      createdAt: timestamp,
      address,
      /** Empty if the customer gave none. */
      phone: z.string(),
      approved: z.boolean(),
    }),
    certificate: certificateSummary.nullable(),
  }),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

export const phoneRequest = z.strictObject({ phone: phoneNumber });
export type PhoneRequest = z.infer<typeof phoneRequest>;

export const phoneResponse = z.object({ success: z.literal(true) });
export type PhoneResponse = z.infer<typeof phoneResponse>;

const orderSummary = z.object({
  id: z.string(),
  /** Null for orders that predate order numbers. */
  number: z.string().nullable(),
  timestamp: recordTimestamp,
  items: z.array(orderItem),
  amount: cents,
  amountRefunded: cents,
  currency: z.string(),
  status: z.enum(orderStatuses),
  receiptUrl: z.string().nullable(),
});

/** Newest first. `next` is the cursor of the next page, or null on the last page. */
export const ordersResponse = z.object({
  data: z.array(orderSummary),
  next: z.string().nullable(),
});
export type OrdersResponse = z.infer<typeof ordersResponse>;

const transactionSummary = z.object({
  id: z.string(),
  timestamp: recordTimestamp,
  orderId: z.string(),
  type: transactionType,
  amount: cents,
  currency: z.string(),
  status: transactionStatus,
});
export type TransactionSummary = z.infer<typeof transactionSummary>;

/** Newest first. `next` is the cursor of the next page, or null on the last page. */
export const transactionsResponse = z.object({
  data: z.array(transactionSummary),
  next: z.string().nullable(),
});
export type TransactionsResponse = z.infer<typeof transactionsResponse>;

export const deletionWords: Record<Language, string> = { en: 'DELETE', es: 'ELIMINAR' };

export const deleteAccountRequest = z.strictObject({
  confirmation: z.enum(language.options.map((each) => deletionWords[each])),
});

/** `finished` is false if the deletion continues in the background. */
export const deleteAccountResponse = z.object({ success: z.literal(true), finished: z.boolean() });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;
