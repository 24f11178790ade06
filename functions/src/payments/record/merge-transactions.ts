import {
  type Transaction,
  type TransactionStatus,
  transactionMayBecome,
} from '@dental-shop/domain/order/transaction';
import { Timestamp } from 'firebase-admin/firestore';
import { expiry } from '../../platform/firestore/typed-collection.ts';
import type { ShopPayment } from '../shop-payment.ts';
import type { StripeTransaction } from './stripe-transactions.ts';

/** A transaction that is new or has a new status. */
export interface TransactionChange {
  /** The status known before; undefined where the transaction itself is new. */
  from: TransactionStatus | undefined;
  transaction: StripeTransaction;
}

interface Merged {
  /** Every transaction of the order as it is now, by id. */
  transactions: Map<string, Transaction<Timestamp>>;
  changes: TransactionChange[];
}

interface Owner extends Pick<ShopPayment, 'uid' | 'checkoutId'> {
  /** Whether the account is deleted, and its order dated: what is written later goes with it. */
  isExpiring: boolean;
}

/** Takes over what is new or moves a known transaction forward, and leaves the rest as it is. */
export function mergeTransactions(
  known: ReadonlyMap<string, Transaction<Timestamp>>,
  found: readonly StripeTransaction[],
  { uid, checkoutId: orderId, isExpiring }: Owner,
): Merged {
  const transactions = new Map(known);
  const changes: TransactionChange[] = [];
  for (const transaction of found) {
    const { id, type, amount, currency, status } = transaction;
    const from = known.get(id)?.status;
    if (!transactionMayBecome(type, from, status)) continue;
    const createdAt = Timestamp.fromMillis(transaction.createdAt);
    const expireAt = isExpiring && { expireAt: expiry('transactions', transaction.createdAt) };
    const record = { uid, orderId, type, amount, currency, status, createdAt, ...expireAt };
    transactions.set(id, record);
    changes.push({ from, transaction });
  }
  return { transactions, changes };
}
