import { randomUUID } from 'node:crypto';
import { type StaffCall, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { newStaff } from '../shop/staff.ts';

/** What Firestore takes for a path, keeps for itself or finds too long. */
const badIds = ['a/b', '.', '..', '__x__', '', '/', 'a\u0000b', 'x'.repeat(2000)];

/** Each input that names a document, with the name of its field. */
const fieldsOf: Record<StaffCall, Record<string, (id: string) => unknown>> = {
  annotateOrder: { orderId: (orderId) => ({ orderId, text: '' }) },
  checkCatalogue: {},
  decideAccount: { uid: (uid) => ({ uid, decision: 'approve' }) },
  findAccount: {},
  inspectAccounts: { 'uids.0': (uid) => ({ uids: [uid] }) },
  markContactMessage: { id: (id) => ({ id, state: 'answered' }) },
  readOrderHistory: { orderId: (orderId) => ({ orderId }) },
  readOverview: {},
  reconcileOrder: {
    orderId: (orderId) => ({ orderId }),
    paymentIntentId: (paymentIntentId) => ({ paymentIntentId }),
  },
  refundOrder: {
    orderId: (orderId) => ({ orderId, reason: 'x', requestId: randomUUID() }),
    requestId: (requestId) => ({ orderId: 'none', reason: 'x', requestId }),
  },
  resendMail: {
    mailId: (mailId) => ({ mailId, requestId: randomUUID() }),
    requestId: (requestId) => ({ mailId: 'none', requestId }),
  },
  setStaff: { uid: (uid) => ({ email: 'nobody@example.com', staff: true, uid }) },
  undoDecision: { auditId: (auditId) => ({ auditId }) },
  updateCustomer: { uid: (uid) => ({ uid, name: 'x', reason: 'x' }) },
};

const rows = Object.entries(fieldsOf).flatMap(([name, fields]) =>
  Object.entries(fields).map(([field, input]) => ({ name: name as StaffCall, field, input })),
);

let token: string;
beforeAll(async () => {
  token = await (await newStaff()).token();
});

it('the table names every staff call', () => {
  expect(Object.keys(fieldsOf).sort()).toEqual(Object.keys(staffCalls).sort());
});

describe.each(rows)('$name, $field', ({ name, field, input }) => {
  it.each(badIds)('answers what is wrong with %j', async (id) => {
    expect(await callFunction(name, input(id), token)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', details: { code: 'invalid-input', field } } },
    });
  });
});
