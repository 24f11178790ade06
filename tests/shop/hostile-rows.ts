import { randomInt, randomUUID } from 'node:crypto';
import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { User } from '@dental-shop/domain/account/user';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import { nameTerms } from '@dental-shop/domain/find/find-terms';
import { termsVersion } from '@dental-shop/domain/find/record-terms';
import { type Lot, lotId, lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import type { Return } from '@dental-shop/domain/returns/return';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { newSurname } from './findable.ts';
import { implant } from './products.ts';
import { newLot } from './shipped-lot.ts';
import { storedOrder } from './stored-order.ts';

/** Names that could break a layout. */
export const hostileNames = [
  'W'.repeat(500),
  'شركة طب الأسنان '.repeat(25),
  '👩‍⚕️🦷'.repeat(100),
  '',
  'Ana\u202Eanatem\u202C Ruiz',
] as const;

type Searchable<Record> = Record & { searchTerms: string[] };

const day = 24 * 60 * 60 * 1000;
const never = Timestamp.fromMillis(Date.parse('2100-01-01'));
const device = { sku: implant.sku, name: implant.name, lot: 'TEST-1', expiry: '2099-05-31' };

/** Values that all rows share. */
interface Shared {
  /** A search that finds the rows in every list. */
  search: string;
  lot: string;
  recallId: string;
}

interface Row {
  /** The ID of the account and of all records without a number. */
  id: string;
  /** The number of the order, the return, and the complaint. */
  number: string;
  documents: Record<string, object>;
}

/**
 * Returns the documents that add a row with this name to every list. They're the oldest, so they come first in the
 * queues.
 */
function rowOf(name: string, index: number, { search, lot, recallId }: Shared): Row {
  const id = `hostile-${randomUUID()}`;
  const number = generateOrderNumber(randomInt);
  const at = Timestamp.fromMillis(Date.parse('2019-01-01') + index * day);
  const long = name || 'x';
  const email = `${long.replaceAll(/\s/g, '')}@example.com`;
  const address = { street: name, city: name, state: name, zipCode: name, country: name };
  const manyLots = Array<string>(20).fill([...long].slice(0, 10).join(''));
  const searchTerms = [termsVersion, ...nameTerms(search)];
  const order = storedOrder({
    ...{ uid: id, email, customerName: name, shippingAddress: address, createdAt: at, number },
    ...{ attention: ['dispute'], packing: 'partially shipped', status: 'disputed' },
    toShip: true,
    items: hostileNames.map((_, line) => ({
      ...implant,
      sku: `${implant.sku}${line}`,
      name,
      quantity: 9,
    })),
  });
  const documents = {
    [`users/${id}`]: {
      ...{ email, name, type: 'dentist', licenseNumber: name, address, status: 'pending' },
      ...{ language: 'en', createdAt: at, decidedAt: null, claimsSetAt: null },
      ...{ searchTerms, nameKey: 'hostile', licenseKey: 'HOSTILE' },
    } satisfies User<Timestamp>,
    [`orderRecords/${id}`]: { ...order, searchTerms },
    [`shipments/${id}`]: {
      ...{ uid: id, kind: 'order', orderId: id, orderNumber: number, rmaNumber: null },
      lines: [{ ...device, name, lot, quantity: 9 }],
      ...{ lotKeys: [lotKey(implant.sku, lot)], carrier: 'ups', trackingNumber: long },
      consignee: { name, email, language: 'en', address },
      ...{ state: 'released', shippedAt: at, releaseAt: at, releasedAt: at, updatedAt: at },
      searchTerms,
    } satisfies Searchable<Shipment<Timestamp>>,
    [`returns/${number}`]: {
      ...{ uid: id, requestId: id, customerName: name, email, address, state: 'requested' },
      lines: hostileNames.map((_, line) => ({
        ...{ ...device, quantity: 9, id: String(line), orderId: id, orderNumber: number },
        ...{ shipmentId: id, unitPrice: implant.unitPrice, reason: 'device-problem' as const },
        ...{ unopened: false, complaintId: null, acceptedQuantity: null, receivedQuantity: null },
        ...{ condition: null, resolution: null },
      })),
      ...{ orderIds: [id], note: name, declineReason: null, refundAmount: null, replaced: {} },
      ...{ toReplace: true, createdAt: at, updatedAt: at, searchTerms },
    } satisfies Searchable<Return<Timestamp>>,
    [`complaints/${id}`]: {
      ...{ number, uid: id, rmaNumber: number, state: 'open', orderId: id, orderNumber: number },
      device: { ...device, quantity: 1, name, lot: long, gtin: null },
      complainant: { name, email, phone: name, address },
      report: {
        ...{ procedureDate: null, failureDate: null, site: name, boneQuality: 'D2' },
        ...{ loading: 'delayed', symptoms: ['fracture'], deviceFate: 'returned' },
        description: name,
      },
      ...{ awareAt: at, urgent: true, dueOn: '2019-01-31', decision: null, investigation: '' },
      ...{ correction: '', reply: '', closedAt: null, updatedAt: at, expireAt: never, searchTerms },
    } satisfies Searchable<Complaint<Timestamp>>,
    [`lots/${lotId(implant.sku, id)}`]: {
      ...{ sku: implant.sku, lot: long, sortKey: lotSortKey(id), expiry: null, updatedAt: at },
      hold: { reason: name, by: email, since: Timestamp.now() },
    } satisfies Lot<Timestamp>,
    [`recalls/${id}`]: {
      ...{
        sku: implant.sku,
        name: implant.name,
        lots: manyLots,
      },
      ...{ subject: { en: name, es: name }, message: { en: name, es: name }, state: 'draft' },
      ...{ createdAt: Timestamp.now(), createdBy: 'nobody', sentAt: null, expireAt: never },
    } satisfies Recall<Timestamp>,
    [`recalls/${recallId}/consignees/${id}`]: {
      ...{ uid: id, name, email, language: 'en', address, quantity: 9, lots: manyLots },
      ...{ orderNumbers: [number], mailId: null, tokenHashes: [], notifiedAt: at },
      ...{ deliveredAt: at, acknowledgedAt: at, expireAt: never },
    } satisfies RecallConsignee<Timestamp>,
    [`contactMessages/${id}`]: {
      ...{ name, email, normalizedEmail: email, subject: name, message: name, language: 'en' },
      ...{ createdAt: never, state: 'new', answeredAt: null, answeredBy: null, searchTerms },
    } satisfies Searchable<ContactMessage<Timestamp>>,
    [`staff/${id}`]: {
      ...{ email: `!${email}`, admin: false, grantedAt: at, grantedBy: null },
    } satisfies StaffMember<Timestamp>,
    [`mail/${id}`]: {
      ...{ to: email, template: 'account-approved', data: { name }, language: 'en' },
      createdAt: never,
      delivery: {
        ...{ state: 'abandoned', attempts: 7, dueAt: null, lastError: name || null },
        deliveredAt: null,
      },
    },
  };
  return { id, number, documents };
}

const sentRecall = (lot: string): Recall<Timestamp> => ({
  ...{ sku: implant.sku, name: implant.name, lots: [lot], state: 'sent' },
  ...{ subject: { en: lot, es: lot }, message: { en: lot, es: lot }, createdBy: 'nobody' },
  ...{ createdAt: Timestamp.now(), sentAt: Timestamp.now(), expireAt: never },
});

export interface HostileRows extends Shared {
  /** The number of rows in each list. */
  count: number;
  /** The account, order, and return with the widest name. */
  widest: Pick<Row, 'id' | 'number'>;
  remove: () => Promise<void>;
}

/** Writes directly to Firestore to bypass validation. */
export async function storeHostileRows(): Promise<HostileRows> {
  const shared = { search: newSurname(), lot: newLot(), recallId: `hostile-${randomUUID()}` };
  const [widest, ...others] = hostileNames.map((name, index) => rowOf(name, index, shared));
  if (!widest) throw new Error('There are no names.');
  const documents: Record<string, object> = Object.assign(
    { [`recalls/${shared.recallId}`]: sentRecall(shared.lot) },
    ...[widest, ...others].map((row) => row.documents),
  );
  await Promise.all(Object.entries(documents).map(([path, data]) => database.doc(path).set(data)));
  return {
    ...shared,
    count: hostileNames.length,
    widest,
    remove: async () => {
      await Promise.all(Object.keys(documents).map((path) => database.doc(path).delete()));
    },
  };
}
