import type { Transaction, TransactionStatus } from '@dental-shop/domain/order/transaction';
import { transactionMayBecome } from '@dental-shop/domain/order/transaction-progress';
import { Timestamp } from 'firebase-admin/firestore';
import type { ShopPayment } from '../shop-payment.ts';
import type { PaymentEntry } from './stripe-transactions.ts';

/** What a look at Stripe has brought that was not known. */
export interface TransactionChange {
  /** Undefined where the transaction itself is new. */
  from: TransactionStatus | undefined;
  entry: PaymentEntry;
}

interface Merged {
  /** Every transaction of the order as it is now, by id. */
  transactions: Map<string, Transaction<Timestamp>>;
  changes: TransactionChange[];
}

/** Takes over what moves a known transaction forward, and leaves the rest as it is. */
export function mergeEntries(
  known: ReadonlyMap<string, Transaction<Timestamp>>,
  entries: readonly PaymentEntry[],
  { uid, checkoutId }: Pick<ShopPayment, 'uid' | 'checkoutId'>,
): Merged {
  const transactions = new Map(known);
  const changes: TransactionChange[] = [];
  for (const entry of entries) {
    const { id, type, amount, currency, status } = entry;
    const from = known.get(id)?.status;
    if (!transactionMayBecome(type, from, status)) continue;
    const createdAt = Timestamp.fromMillis(entry.createdAt);
    transactions.set(id, { uid, orderId: checkoutId, type, amount, currency, status, createdAt });
    changes.push({ from, entry });
  }
  return { transactions, changes };
}
