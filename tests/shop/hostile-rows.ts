import { randomInt, randomUUID } from 'node:crypto';
import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { User } from '@dental-shop/domain/account/user';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import { type Lot, lotId, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import type { Recall } from '@dental-shop/domain/recalls/recall';
import type { Return } from '@dental-shop/domain/returns/return';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { implant } from './products.ts';
import { storedOrder } from './stored-order.ts';

/** Names that strain a layout. */
const names = [
  'W'.repeat(500),
  'شركة طب الأسنان '.repeat(25),
  '👩‍⚕️🦷'.repeat(100),
  '',
  'Ana\u202Eanatem\u202C Ruiz',
] as const;

const day = 24 * 60 * 60 * 1000;
const never = Timestamp.fromMillis(Date.parse('2100-01-01'));
const device = { sku: implant.sku, name: implant.name, lot: 'TEST-1', expiry: '2099-05-31' };

/** The rows for each name in every list. They're the oldest, so they come first in the queues. */
function documentsOf(name: string, index: number): Record<string, object> {
  const id = `hostile-${randomUUID()}`;
  const number = generateOrderNumber(randomInt);
  const at = Timestamp.fromMillis(Date.parse('2019-01-01') + index * day);
  const long = name || 'x';
  const email = `${long.replaceAll(/\s/g, '')}@example.com`;
  const address = { street: name, city: name, state: name, zipCode: name, country: name };
  const order = storedOrder({
    ...{ uid: id, email, customerName: name, shippingAddress: address, createdAt: at, number },
    ...{ attention: ['dispute'], packing: 'partially shipped', status: 'disputed' },
    toShip: true,
    items: names.map((_, line) => ({
      ...implant,
      sku: `${implant.sku}${line}`,
      name,
      quantity: 9,
    })),
  });
  return {
    [`users/${id}`]: {
      ...{ email, name, type: 'dentist', licenseNumber: name, address, status: 'pending' },
      ...{ language: 'en', createdAt: at, decidedAt: null, claimsSetAt: null },
      ...{ searchTerms: [], nameKey: 'hostile', licenseKey: 'HOSTILE' },
    } satisfies User<Timestamp>,
    [`orderRecords/${id}`]: order,
    [`returns/${number}`]: {
      ...{ uid: id, requestId: id, customerName: name, email, address, state: 'requested' },
      lines: names.map((_, line) => ({
        ...{ ...device, quantity: 9, id: String(line), orderId: id, orderNumber: number },
        ...{ shipmentId: id, unitPrice: implant.unitPrice, reason: 'device-problem' as const },
        ...{ unopened: false, complaintId: null, acceptedQuantity: null, receivedQuantity: null },
        ...{ condition: null, resolution: null },
      })),
      ...{ orderIds: [id], note: name, declineReason: null, refundAmount: null, replaced: {} },
      ...{ toReplace: true, createdAt: at, updatedAt: at },
    } satisfies Return<Timestamp>,
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
      ...{ correction: '', reply: '', closedAt: null, updatedAt: at, expireAt: never },
    } satisfies Complaint<Timestamp>,
    [`lots/${lotId(implant.sku, id)}`]: {
      ...{ sku: implant.sku, lot: long, sortKey: lotSortKey(id), expiry: null, updatedAt: at },
      hold: { reason: name, by: email, since: Timestamp.now() },
    } satisfies Lot<Timestamp>,
    [`recalls/${id}`]: {
      ...{
        sku: implant.sku,
        name: implant.name,
        lots: Array(20).fill([...long].slice(0, 10).join('')),
      },
      ...{ subject: { en: name, es: name }, message: { en: name, es: name }, state: 'draft' },
      ...{ createdAt: Timestamp.now(), createdBy: 'nobody', sentAt: null, expireAt: never },
    } satisfies Recall<Timestamp>,
    [`contactMessages/${id}`]: {
      ...{ name, email, normalizedEmail: email, subject: name, message: name, language: 'en' },
      ...{ createdAt: never, state: 'new', answeredAt: null, answeredBy: null },
    } satisfies ContactMessage<Timestamp>,
    [`staff/${id}`]: {
      ...{ email: `0${email}`, admin: false, grantedAt: at, grantedBy: null },
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
}

export interface HostileRows {
  /** The number of rows in each list. */
  count: number;
  remove: () => Promise<void>;
}

/** Writes directly to Firestore to bypass validation. */
export async function storeHostileRows(): Promise<HostileRows> {
  const documents = Object.assign({}, ...names.map(documentsOf)) as Record<string, object>;
  await Promise.all(Object.entries(documents).map(([path, data]) => database.doc(path).set(data)));
  return {
    count: names.length,
    remove: async () => {
      await Promise.all(Object.keys(documents).map((path) => database.doc(path).delete()));
    },
  };
}
