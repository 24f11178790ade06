import { randomUUID } from 'node:crypto';
import { type StaffCall, type StaffInput, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { staffExamples } from '@dental-shop/domain/api/staff/testing/staff-examples';
import { implant } from '../shop/products.ts';
import type { Victim } from './fixture.ts';

const requestId = randomUUID();

export type StaffTarget = Pick<
  Victim,
  'customer' | 'uid' | 'orderId' | 'auditId' | 'complaintId' | 'heldShipmentId' | 'rmaNumber'
>;

/** Replaces examples in the contract that don't involve the victim. */
const aboutVictim: Partial<Inputs> = {
  acceptReturn: ({ rmaNumber }) => ({ rmaNumber, lines: [{ id: '0', quantity: 1 }] }),
  annotateOrder: ({ orderId }) => ({ orderId, text: 'Mine' }),
  closeComplaint: ({ complaintId }) => ({ complaintId }),
  createShipment: ({ orderId }) => ({
    subject: { orderId },
    requestId,
    lines: [{ sku: implant.sku, quantity: 1, lot: 'MINE', expiry: '2099-05-31' }],
    carrier: 'other',
    trackingNumber: 'Mine',
  }),
  decideAccount: ({ uid }) => ({ uid, decision: 'suspend', reason: 'Mine' }),
  decideComplaint: ({ complaintId }) => ({ complaintId, reportable: false, reason: 'Mine' }),
  declineReturn: ({ rmaNumber }) => ({ rmaNumber, reason: 'Mine' }),
  findAccount: ({ customer }) => ({ email: customer.email }),
  inspectAccounts: ({ uid }) => ({ uids: [uid] }),
  inviteStaff: ({ customer }) => ({ email: customer.email, admin: true, language: 'en' }),
  markContactMessage: () => ({ id: 'abuse', state: 'new' }),
  readCatalogueHistory: () => ({ after: null }),
  readRecall: () => ({ recallId: 'recall-1' }),
  readOrderHistory: ({ orderId }) => ({ orderId }),
  receiveReturn: ({ rmaNumber }) => ({
    rmaNumber,
    lines: [{ id: '0', quantity: 1, condition: 'unopened', resolution: 'refund' }],
  }),
  reconcileOrder: ({ orderId }) => ({ orderId }),
  refundOrder: ({ orderId }) => ({ orderId, amount: 100, reason: 'Mine', requestId }),
  releaseShipment: ({ heldShipmentId }) => ({ shipmentId: heldShipmentId }),
  reopenComplaint: ({ complaintId }) => ({ complaintId, reason: 'Mine' }),
  resendMail: ({ orderId }) => ({ mailId: `order-${orderId}`, requestId }),
  setLotHold: () => ({ sku: implant.sku, lot: 'MINE', hold: true, reason: 'Mine' }),
  setStaff: ({ customer }) => ({ email: customer.email, staff: true, admin: true }),
  settleReturn: ({ rmaNumber }) => ({ rmaNumber }),
  undoDecision: ({ auditId }) => ({ auditId }),
  undoShipment: ({ heldShipmentId }) => ({ shipmentId: heldShipmentId }),
  updateComplaint: ({ complaintId }) => ({ complaintId, urgent: true, reply: 'Mine' }),
  updateCustomer: ({ uid }) => ({ uid, name: 'Mine', reason: 'Mine' }),
  verifyLicense: ({ uid }) => ({
    ...{ uid, source: 'Mine', licenseNumber: 'MINE' },
    licenseExpiry: '2099-05-31',
  }),
};

export const staffCallNames = Object.keys(staffCalls) as StaffCall[];

type Inputs = { [Name in StaffCall]: (victim: StaffTarget) => StaffInput<Name> };

export const staffInputs = {
  ...Object.fromEntries(
    staffCallNames.map((name) => [name, () => staffExamples(name, 'request')[0]]),
  ),
  ...aboutVictim,
} as Inputs;
