import { randomUUID } from 'node:crypto';
import { type StaffCall, type StaffInput, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { staffExamples } from '@dental-shop/domain/api/staff/testing/staff-examples';
import type { Victim } from './fixture.ts';

const requestId = randomUUID();

export type StaffTarget = Pick<Victim, 'customer' | 'uid' | 'orderId' | 'auditId' | 'complaintId'>;

/** Replaces examples in the contract that don't involve the victim. */
const aboutVictim: Partial<Inputs> = {
  annotateOrder: ({ orderId }) => ({ orderId, text: 'Mine' }),
  closeComplaint: ({ complaintId }) => ({ complaintId }),
  decideAccount: ({ uid }) => ({ uid, decision: 'suspend', reason: 'Mine' }),
  decideComplaint: ({ complaintId }) => ({ complaintId, reportable: false, reason: 'Mine' }),
  findAccount: ({ customer }) => ({ email: customer.email }),
  inspectAccounts: ({ uid }) => ({ uids: [uid] }),
  markContactMessage: () => ({ id: 'abuse', state: 'new' }),
  readOrderHistory: ({ orderId }) => ({ orderId }),
  reconcileOrder: ({ orderId }) => ({ orderId }),
  refundOrder: ({ orderId }) => ({ orderId, amount: 100, reason: 'Mine', requestId }),
  resendMail: ({ orderId }) => ({ mailId: `order-${orderId}`, requestId }),
  setStaff: ({ customer }) => ({ email: customer.email, staff: true, admin: true }),
  undoDecision: ({ auditId }) => ({ auditId }),
  updateComplaint: ({ complaintId }) => ({ complaintId, urgent: true, reply: 'Mine' }),
  updateCustomer: ({ uid }) => ({ uid, name: 'Mine', reason: 'Mine' }),
};

export const staffCallNames = Object.keys(staffCalls) as StaffCall[];

type Inputs = { [Name in StaffCall]: (victim: StaffTarget) => StaffInput<Name> };

export const staffInputs = {
  ...Object.fromEntries(
    staffCallNames.map((name) => [name, () => staffExamples(name, 'request')[0]]),
  ),
  ...aboutVictim,
} as Inputs;
