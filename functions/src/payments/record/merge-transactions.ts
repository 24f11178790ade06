import type { Transaction, TransactionStatus } from '@dental-shop/domain/order/transaction';
import { transactionMayBecome } from '@dental-shop/domain/order/transaction-progress';
import { Timestamp } from 'firebase-admin/firestore';
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

/** Takes over what is new or moves a known transaction forward, and leaves the rest as it is. */
export function mergeTransactions(
  known: ReadonlyMap<string, Transaction<Timestamp>>,
  found: readonly StripeTransaction[],
  { uid, checkoutId }: Pick<ShopPayment, 'uid' | 'checkoutId'>,
): Merged {
  const transactions = new Map(known);
  const changes: TransactionChange[] = [];
  for (const transaction of found) {
    const { id, type, amount, currency, status } = transaction;
    const from = known.get(id)?.status;
    if (!transactionMayBecome(type, from, status)) continue;
    const createdAt = Timestamp.fromMillis(transaction.createdAt);
    transactions.set(id, { uid, orderId: checkoutId, type, amount, currency, status, createdAt });
    changes.push({ from, transaction });
  }
  return { transactions, changes };
}
