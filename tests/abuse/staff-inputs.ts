import { randomUUID } from 'node:crypto';
import type { StaffCall, StaffInput } from '@dental-shop/domain/api/staff/calls';
import type { Victim } from './fixture.ts';

const requestId = randomUUID();

/** As much of a victim as staff ask about. */
export type AskedAbout = Pick<Victim, 'customer' | 'uid' | 'orderId' | 'auditId'>;

/** What an abuser would ask of each staff call: all of it right but who asks. */
export const staffInputs: { [Name in StaffCall]: (victim: AskedAbout) => StaffInput<Name> } = {
  annotateOrder: ({ orderId }) => ({ orderId, text: 'Mine' }),
  checkCatalogue: () => ({}),
  decideAccount: ({ uid }) => ({ uid, decision: 'suspend', reason: 'Mine' }),
  findAccount: ({ customer }) => ({ email: customer.email }),
  inspectAccounts: ({ uid }) => ({ uids: [uid] }),
  markContactMessage: () => ({ id: 'abuse', state: 'new' }),
  readOrderHistory: ({ orderId }) => ({ orderId }),
  readOverview: () => ({ days: 7 }),
  reconcileOrder: ({ orderId }) => ({ orderId }),
  refundOrder: ({ orderId }) => ({ orderId, amount: 100, reason: 'Mine', requestId }),
  resendMail: ({ orderId }) => ({ mailId: `order-${orderId}`, requestId }),
  setStaff: ({ customer }) => ({ email: customer.email, staff: true, admin: true }),
  undoDecision: ({ auditId }) => ({ auditId }),
  updateCustomer: ({ uid }) => ({ uid, name: 'Mine', reason: 'Mine' }),
};

export const staffCallNames = Object.keys(staffInputs) as StaffCall[];
