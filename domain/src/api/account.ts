import { z } from 'zod';
import { address } from '../account/address.ts';
import { orderStatus } from '../order/order-status.ts';
import { transactionStatus, transactionType } from '../order/transaction.ts';
import { orderItem } from './order-item.ts';

export const checkApprovalResponse = z.object({ approved: z.boolean() });
export type CheckApprovalResponse = z.infer<typeof checkApprovalResponse>;

const timestamp = z.iso.datetime();
const cents = z.int();

export const profileResponse = z.object({
  data: z.object({
    profile: z.object({
      name: z.string(),
      email: z.string(),
      type: z.string(),
      createdAt: timestamp,
      address,
      approved: z.boolean(),
    }),
  }),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

const orderSummary = z.object({
  id: z.string(),
  timestamp,
  items: z.array(orderItem),
  amount: cents,
  amountRefunded: cents,
  currency: z.string(),
  status: orderStatus,
  receiptUrl: z.string().nullable(),
});

/** Newest first. */
const ordersResponse = z.object({ data: z.array(orderSummary) });
export type OrdersResponse = z.infer<typeof ordersResponse>;

const transactionSummary = z.object({
  id: z.string(),
  timestamp,
  orderId: z.string(),
  type: transactionType,
  amount: cents,
  currency: z.string(),
  status: transactionStatus,
});
export type TransactionSummary = z.infer<typeof transactionSummary>;

/** Newest first. */
export const transactionsResponse = z.object({ data: z.array(transactionSummary) });
export type TransactionsResponse = z.infer<typeof transactionsResponse>;
