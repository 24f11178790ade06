import type { Transaction, TransactionStatus } from '@dental-shop/domain/order/transaction';
import { canTransactionBecome } from '@dental-shop/domain/order/transaction-transitions';
import { Timestamp } from 'firebase-admin/firestore';
import { expiry } from '../../platform/firestore/typed-collection.ts';
import type { ShopPayment } from '../shop-payment.ts';
import type { StripeTransaction } from './stripe-transactions.ts';

export interface TransactionChange {
  from: TransactionStatus | undefined;
  transaction: StripeTransaction;
}

interface Owner extends Pick<ShopPayment, 'uid' | 'checkoutId'> {
  /** True if the account was deleted. If so, new transactions expire along with its orders. */
  isExpiring: boolean;
}

export function mergeTransactions(
  known: ReadonlyMap<string, Transaction<Timestamp>>,
  found: readonly StripeTransaction[],
  { uid, checkoutId: orderId, isExpiring }: Owner,
) {
  const transactions = new Map(known);
  const changes: TransactionChange[] = [];
  for (const transaction of found) {
    const { id, type, amount, currency, status } = transaction;
    const from = known.get(id)?.status;
    if (!canTransactionBecome(type, from, status)) continue;
    const createdAt = Timestamp.fromMillis(transaction.createdAt);
    const expireAt = isExpiring && { expireAt: expiry('transactions', transaction.createdAt) };
    const record = { uid, orderId, type, amount, currency, status, createdAt, ...expireAt };
    transactions.set(id, record);
    changes.push({ from, transaction });
  }
  return { transactions, changes };
}
