import type { User } from '@dental-shop/domain/account/user';
import { type LotSelection, maxRecallLots } from '@dental-shop/domain/api/staff/recall-calls';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { groupRecipients, type Recipient } from '@dental-shop/domain/recalls/lot-recipients';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Return } from '@dental-shop/domain/returns/return';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { chunks } from '../platform/chunks.ts';
import { users } from '../platform/firestore/accounts.ts';
import { lots as allLots, returns, shipments } from '../platform/firestore/fulfillment.ts';
import { paginate } from '../platform/firestore/paginate.ts';

interface Lots {
  sku: string;
  lots: string[];
}

/** Firestore's limit for `array-contains-any`. */
const maxInQuery = 30;

const pageSize = 500;

/** Keeps the duration and the response size within the function's limits. */
const maxShipments = 10_000;

/** Throws `too-many-lots`. A SKU that's no longer in the catalogue must be typed exactly. */
export async function selectLots(firestore: Firestore, selection: LotSelection): Promise<Lots> {
  const sku = canonicalSku(selection.sku);
  if ('lots' in selection) return { sku, lots: [...new Set(selection.lots)] };
  const { docs } = await allLots(firestore)
    .where('sku', '==', sku)
    .where('sortKey', '>=', lotSortKey(selection.from))
    .where('sortKey', '<=', lotSortKey(selection.to))
    .orderBy('sortKey')
    .limit(maxRecallLots + 1)
    .get();
  if (docs.length > maxRecallLots) throw new Refusal('too-many-lots', { field: 'to' });
  return { sku, lots: docs.map((each) => each.data().lot) };
}

export function canonicalSku(sku: string): string {
  return findProduct(catalogue, sku)?.sku ?? sku;
}

/**
 * Reads the shipments of these lots, the returns of their orders, and one account per customer, so
 * the number of reads depends on the recall, not on the shop's other orders. Throws
 * `recall-too-large`.
 */
export async function findRecipients(
  firestore: Firestore,
  { sku, lots }: Lots,
): Promise<Recipient<Timestamp>[]> {
  const shipped = await findShipments(firestore, sku, lots);
  const returned = await findReturns(firestore, shipped);
  const recipients = groupRecipients({ sku, lots }, shipped, returned);
  return withCurrentContact(firestore, recipients);
}

type FoundShipment = Shipment<Timestamp> & { id: string };

async function findShipments(
  firestore: Firestore,
  sku: string,
  lots: readonly string[],
): Promise<FoundShipment[]> {
  // By ID, because a shipment with lots in several queries is found several times.
  const found = new Map<string, FoundShipment>();
  let reads = 0;
  for (const some of chunks(lots, maxInQuery)) {
    const keys = some.map((lot) => lotKey(sku, lot));
    const query = shipments(firestore).where('lotKeys', 'array-contains-any', keys);
    for await (const page of paginate(query, pageSize)) {
      for (const each of page) found.set(each.id, { ...each.data(), id: each.id });
      reads += page.length;
      if (reads > maxShipments) throw new Refusal('recall-too-large');
    }
  }
  return [...found.values()];
}

async function findReturns(
  firestore: Firestore,
  shipped: readonly FoundShipment[],
): Promise<Return<Timestamp>[]> {
  const orderIds = new Set(shipped.flatMap(({ orderId }) => orderId ?? []));
  // Returns of a replacement name the order of the device that it replaced.
  for (const { orderIds: replaced } of await readReplacedReturns(firestore, shipped)) {
    for (const each of replaced) orderIds.add(each);
  }
  const found = new Map<string, Return<Timestamp>>();
  for (const some of chunks([...orderIds], maxInQuery)) {
    const query = returns(firestore).where('orderIds', 'array-contains-any', some);
    for (const each of (await query.get()).docs) found.set(each.id, each.data());
  }
  return [...found.values()];
}

async function readReplacedReturns(
  firestore: Firestore,
  shipped: readonly FoundShipment[],
): Promise<Return<Timestamp>[]> {
  const rmaNumbers = new Set(shipped.flatMap(({ rmaNumber }) => rmaNumber ?? []));
  const found: Return<Timestamp>[] = [];
  for (const some of chunks([...rmaNumbers], pageSize)) {
    const documents = await firestore.getAll(...some.map((each) => returns(firestore).doc(each)));
    found.push(...documents.flatMap((each) => (each.data() as Return<Timestamp>) ?? []));
  }
  return found;
}

/** Customers may have changed their email address or language since the shipment. */
async function withCurrentContact(
  firestore: Firestore,
  recipients: readonly Recipient<Timestamp>[],
): Promise<Recipient<Timestamp>[]> {
  const current: Recipient<Timestamp>[] = [];
  for (const some of chunks(recipients, pageSize)) {
    const references = some.map(({ uid }) => users(firestore).doc(uid));
    const documents = await firestore.getAll(...references);
    for (const [index, recipient] of some.entries()) {
      const user = documents[index]?.data() as User<Timestamp> | undefined;
      const contact = user && { email: user.email, language: user.language };
      current.push({ ...recipient, consignee: { ...recipient.consignee, ...contact } });
    }
  }
  return current;
}
