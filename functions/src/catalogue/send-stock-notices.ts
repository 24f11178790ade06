import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { findPurchasableProduct } from '@dental-shop/domain/checkout/find-purchasable-product';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import { users } from '../platform/firestore/accounts.ts';
import {
  awaitedItemsDocument,
  type StockNotice,
  stockNotices,
} from '../platform/firestore/catalogue-changes.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { describeError } from '../platform/log-redaction.ts';
import { readCatalogue } from './read-catalogue.ts';

const pageSize = 100;

/**
 * Emails customers who are waiting for an item that can be bought again, either because staff have changed it or
 * because a scheduled change has taken effect. A run without emails costs one read, or two if anyone is waiting. Reads
 * the catalogue again for each page of notices, because staff may take the item off sale in the meantime.
 */
export async function sendStockNotices(firestore: Firestore, deadline: number): Promise<void> {
  const awaited = (await awaitedItemsDocument(firestore).get()).data()?.skus ?? [];
  if (awaited.length === 0) return;
  const catalogue = await readCatalogue(firestore);
  for (const sku of awaited) {
    if (Date.now() >= deadline) return;
    if (!findAvailable(catalogue, sku)) continue;
    try {
      await notifyAll(firestore, sku, deadline);
    } catch (error) {
      logError('Stock notices not sent', { sku, error: describeError(error) });
    }
  }
}

function findAvailable(catalogue: Catalogue, sku: string): Product | undefined {
  const found = findPurchasableProduct(catalogue, sku);
  return 'code' in found ? undefined : found.product;
}

async function notifyAll(firestore: Firestore, sku: string, deadline: number): Promise<void> {
  let last: QueryDocumentSnapshot<StockNotice> | undefined;
  let count = 0;
  while (Date.now() < deadline) {
    const waiting = stockNotices(firestore).where('sku', '==', sku).limit(pageSize);
    const { docs } = await (last ? waiting.startAfter(last) : waiting).get();
    const product = findAvailable(await readCatalogue(firestore), sku);
    if (docs.length === 0 || !product) break;
    for (const { ref } of docs) {
      try {
        if (await notify(firestore, ref, product)) count += 1;
      } catch (error) {
        // The notice stays, and the next run retries it.
        logError('Stock notice not sent', { noticeId: ref.id, sku, error: describeError(error) });
      }
    }
    last = docs.at(-1);
  }
  await forgetItem(firestore, sku);
  if (count > 0) info('Stock notices sent', { sku, count });
}

/** Deletes the notice in the same transaction, so that the customer gets exactly one email. */
function notify(
  firestore: Firestore,
  reference: DocumentReference<StockNotice>,
  { sku, name: product, category }: Product,
): Promise<boolean> {
  return runTransaction(firestore, async (transaction) => {
    const notice = (await transaction.get(reference)).data();
    if (!notice) return false;
    const { uid, language, createdAt } = notice;
    const user = (await transaction.get(users(firestore).doc(uid))).data();
    transaction.delete(reference);
    // Customers who aren't approved can't buy it.
    if (user?.status !== 'approved') return false;
    const { email: to, name } = user;
    const data = { name, sku, product, category };
    const letter = { template: 'back-in-stock', to, language, uid, data } as const;
    const mailId = `stock-${reference.id}-${createdAt.toMillis()}`;
    transaction.create(mail(firestore).doc(mailId), newMail(letter));
    return true;
  });
}

async function forgetItem(firestore: Firestore, sku: string): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const waiting = stockNotices(firestore).where('sku', '==', sku).limit(1);
    if (!(await transaction.get(waiting)).empty) return;
    transaction.update(awaitedItemsDocument(firestore), { skus: FieldValue.arrayRemove(sku) });
  });
}
