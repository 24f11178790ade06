import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import type { CollectionReference } from 'firebase-admin/firestore';
import { database } from '../../shop/database.ts';
import { receivedEmails } from '../../shop/inbox.ts';
import type { ShopReturn, ShopShipment } from './fulfillment.ts';
import type { Purchase } from './purchase.ts';

export type ShopOrder = Pick<
  OrderRecord<unknown>,
  | 'uid'
  | 'number'
  | 'paymentIntentId'
  | 'items'
  | 'amount'
  | 'amountRefunded'
  | 'currency'
  | 'status'
  | 'attention'
  | 'shipped'
  | 'fulfillment'
  | 'lineRefunds'
  | 'packed'
  | 'packing'
  | 'toShip'
> & { id: string };

export type ShopTransaction = Omit<Transaction<unknown>, 'createdAt'> & { id: string };

/** A document `mail/{id}` and how many emails were delivered for it. */
interface ShopMail {
  id: string;
  state: string;
  arrived: number;
}

export type Statistics = Readonly<Record<string, DailyStatistics>>;

/** The shop's records of these customers. The statistics cover all customers. */
export interface ShopLedger {
  orders: ShopOrder[];
  transactions: ShopTransaction[];
  mails: ShopMail[];
  shipments: ShopShipment[];
  returns: ShopReturn[];
  statistics: Statistics;
}

interface StoredMail {
  id: string;
  state: string;
  /** The ID of an order or an RMA number. */
  subject: string | undefined;
}

const collection = (name: string) => database.collection(name);

async function documentsOf<T>(
  collectionReference: CollectionReference,
  uids: ReadonlySet<string>,
): Promise<(T & { id: string })[]> {
  const { docs } = await collectionReference.get();
  return docs
    .filter((each) => uids.has(each.get('uid')))
    .map((each) => ({ ...(each.data() as T), id: each.id }));
}

export async function storedMails(purchases: readonly Purchase[]): Promise<StoredMail[]> {
  const orderIds = new Set(purchases.map(({ checkoutId }) => checkoutId));
  const uids = new Set(purchases.map(({ uid }) => uid));
  const customersReturns = await documentsOf<ShopReturn>(collection('returns'), uids);
  const rmaNumbers = new Set(customersReturns.map(({ id }) => id));
  const { docs } = await collection('mail').get();
  return docs
    .map((each) => ({
      id: each.id,
      state: String(each.get('delivery.state')),
      subject: (each.get('data.orderId') ?? each.get('data.rmaNumber')) as string | undefined,
    }))
    .filter(({ subject = '' }) => orderIds.has(subject) || rmaNumbers.has(subject));
}

/** Counts the delivered emails per document. The Message-ID contains the document's ID. */
export async function arrivals(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { messageId } of await receivedEmails()) {
    const id = /^<(.+)@[^@]+>$/.exec(messageId)?.[1];
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export async function readStatistics(): Promise<Statistics> {
  const { docs } = await collection('statistics').get();
  return Object.fromEntries(docs.map((each) => [each.id, each.data() as DailyStatistics]));
}

export async function readShopLedger(purchases: readonly Purchase[]): Promise<ShopLedger> {
  const uids = new Set(purchases.map(({ uid }) => uid));
  const arrived = await arrivals();
  return {
    orders: await documentsOf<ShopOrder>(collection('orderRecords'), uids),
    transactions: await documentsOf<ShopTransaction>(collection('transactions'), uids),
    mails: (await storedMails(purchases)).map(({ id, state }) => ({
      id,
      state,
      arrived: arrived.get(id) ?? 0,
    })),
    shipments: await documentsOf<ShopShipment>(collection('shipments'), uids),
    returns: await documentsOf<ShopReturn>(collection('returns'), uids),
    statistics: await readStatistics(),
  };
}
