import { randomUUID } from 'node:crypto';
import { type StaffCall, type StaffInput, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { staffExamples } from '@dental-shop/domain/api/staff/testing/staff-examples';
import { implant } from '../shop/products.ts';
import type { Victim } from './fixture.ts';

export type StaffTarget = Pick<
  Victim,
  'customer' | 'uid' | 'orderId' | 'auditId' | 'complaintId' | 'heldShipmentId' | 'rmaNumber'
>;

const requestId = randomUUID();

/** The victim's values for fields that identify a record. They replace an example's values at any depth. */
const fieldsOf = (target: StaffTarget): Readonly<Record<string, unknown>> => ({
  uid: target.uid,
  uids: [target.uid],
  email: target.customer.email,
  orderId: target.orderId,
  mailId: `order-${target.orderId}`,
  auditId: target.auditId,
  complaintId: target.complaintId,
  shipmentId: target.heldShipmentId,
  rmaNumber: target.rmaNumber,
  requestId,
});

function exampleAbout(name: StaffCall, target: StaffTarget): unknown {
  const [example] = staffExamples(name, 'request');
  const fields = fieldsOf(target);
  return JSON.parse(JSON.stringify(example), (key, value: unknown) => fields[key] ?? value);
}

type Inputs = { [Name in StaffCall]: (target: StaffTarget) => StaffInput<Name> };

/** For calls whose first example wouldn't identify or change a record, even with the fields above. */
const others: Partial<Inputs> = {
  createShipment: ({ orderId }) => ({
    subject: { orderId },
    requestId,
    lines: [{ sku: implant.sku, quantity: 1, lot: 'MINE', expiry: '2099-05-31' }],
    carrier: 'other',
    trackingNumber: 'Mine',
  }),
  decideAccount: ({ uid }) => ({ uid, decision: 'suspend', reason: 'Mine' }),
  decideComplaint: ({ complaintId }) => ({ complaintId, reportable: false, reason: 'Mine' }),
  markContactMessage: () => ({ id: 'abuse', state: 'new' }),
  readCatalogueHistory: () => ({ after: null }),
  readRecall: () => ({ recallId: 'recall-1' }),
  reconcileOrder: ({ orderId }) => ({ orderId }),
};

export const staffCallNames = Object.keys(staffCalls) as StaffCall[];

export const staffInputs = {
  ...Object.fromEntries(
    staffCallNames.map((name) => [name, (target: StaffTarget) => exampleAbout(name, target)]),
  ),
  ...others,
} as Inputs;
