import { escapeId } from '@dental-shop/domain/api/document-id';
import {
  maxStockNotices,
  type StockNoticeRequest,
  type StockNoticesResponse,
} from '@dental-shop/domain/api/stock-notices';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { users } from '../platform/firestore/accounts.ts';
import {
  awaitedItemsDocument,
  readCatalogueChanges,
  stockNotices,
} from '../platform/firestore/catalogue-changes.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

const ownNotices = (firestore: Firestore, uid: string) =>
  stockNotices(firestore).where('uid', '==', uid).limit(maxStockNotices);

export async function readStockNotices(
  firestore: Firestore,
  uid: string,
): Promise<StockNoticesResponse> {
  const { docs } = await ownNotices(firestore, uid).get();
  return { skus: docs.map((notice) => notice.data().sku) };
}

/** Repeated requests have no further effect. Only call this for approved customers. */
export async function requestStockNotice(
  firestore: Firestore,
  uid: string,
  { sku, wanted, language }: StockNoticeRequest,
): Promise<StockNoticesResponse> {
  await requireWithinLimit(firestore, { ...rateLimits.stockNotices, key: uid });
  const product = findProduct(catalogue, sku);
  // Products that the spreadsheet hides aren't public.
  if (!product || product.hidden) throw new Refusal('not-found', { field: 'sku' });
  return runTransaction(firestore, async (transaction) => {
    const { docs } = await transaction.get(ownNotices(firestore, uid));
    const known = docs.map((notice) => notice.data().sku);
    const reference = stockNotices(firestore).doc(`${uid}__${escapeId(product.sku)}`);
    if (!wanted) {
      transaction.delete(reference);
      return { skus: known.filter((each) => each !== product.sku) };
    }
    await requireAccount(firestore, transaction, uid);
    await requireOutOfStock(firestore, transaction, product.sku);
    if (known.includes(product.sku)) return { skus: known };
    if (known.length >= maxStockNotices) throw new Refusal('too-many-stock-notices');
    transaction.set(reference, { uid, sku: product.sku, language, createdAt: Timestamp.now() });
    transaction.set(
      awaitedItemsDocument(firestore),
      { skus: FieldValue.arrayUnion(product.sku) },
      { merge: true },
    );
    return { skus: [...known, product.sku] };
  });
}

/** Otherwise, a request could store a notice for an account that's being deleted. */
async function requireAccount(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const user = (await transaction.get(users(firestore).doc(uid))).data();
  if (user?.status !== 'approved') throw new Refusal('not-approved');
}

/**
 * Rejects available items, because there's nothing to wait for. Also rejects hidden items and those sold by phone or in
 * kits, because they may never be sold online again.
 */
async function requireOutOfStock(
  firestore: Firestore,
  transaction: Transaction,
  sku: string,
): Promise<void> {
  const changes = await readCatalogueChanges(firestore, (each) => transaction.get(each));
  const product = findProduct(applyChanges(catalogue, changes, Date.now()), sku);
  if (!product || product.hidden) throw new Refusal('not-found', { field: 'sku' });
  if (product.price === 'out-of-stock') return;
  if (isPurchasable(product.price)) throw new Refusal('item-available');
  throw new Refusal('invalid-input', { field: 'sku' });
}
