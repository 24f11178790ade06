import { apiPaths, complaintPdfPath } from '@dental-shop/domain/api/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StaffTarget, staffCallNames, staffInputs } from '../abuse/staff-inputs.ts';
import { type ApiResponse, call, callFunction, register } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { type CustomersOrder, paidOrder } from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';

let order: CustomersOrder;

function victim(): StaffTarget {
  const { customer, orderId } = order;
  const { uid } = customer.user;
  const none = { auditId: 'none', complaintId: 'none', heldShipmentId: 'none', rmaNumber: 'none' };
  return { customer, uid, orderId, ...none };
}

function codeOf({ body }: ApiResponse): unknown {
  const { error, code } = body as { error: { details?: { code?: unknown } }; code?: unknown };
  return code ?? error.details?.code;
}

type Attempt = (token: string | undefined) => Promise<ApiResponse>;

const attempts: [string, Attempt][] = [
  ...staffCallNames.map((name): [string, Attempt] => [
    name,
    async (token) => callFunction(name, staffInputs[name](victim()), token),
  ]),
  ['catalogue.xlsx', (token) => call(apiPaths.staffCatalogueXlsx, { token })],
  [
    'orders.csv',
    (token) =>
      call(apiPaths.staffOrdersCsv, { method: 'POST', token, body: { from: '2026-01-01' } }),
  ],
  ['complaints.csv', (token) => call(apiPaths.staffComplaintsCsv, { token })],
  ['complaint PDF', (token) => call(complaintPdfPath('none'), { token })],
];

const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  order = await paidOrder();
  const pending = await newPerson();
  await register(pending);
  tokens['a pending customer'] = await pending.token();
  tokens['an approved customer'] = await order.customer.token();
  tokens['another customer'] = await (await approvedCustomer()).token();
  const left = await newStaff();
  tokens['staff with revoked access'] = await left.token();
  const admin = await signIn('staff');
  const revoke = { email: left.email, staff: false };
  await callFunction('setStaff', revoke, await admin.token());
  const withoutMembership = await newStaff();
  tokens['staff without a membership document'] = await withoutMembership.token();
  await database.doc(`staff/${withoutMembership.user.uid}`).delete();
  const withoutClaim = await newStaff();
  tokens['staff without the staff claim'] = await withoutClaim.token();
  await adminAuth.setCustomUserClaims(withoutClaim.user.uid, {});
});

describe.each(attempts)('%s', (_name, attempt) => {
  it('rejects a visitor', async () => {
    const response = await attempt(undefined);
    expect([response.status, codeOf(response)]).toEqual([401, 'sign-in-required']);
  });

  it.each([
    'a pending customer',
    'an approved customer',
    'another customer',
    'staff without a membership document',
    'staff without the staff claim',
  ])('rejects %s', async (who) => {
    const response = await attempt(tokens[who]);
    expect([response.status, codeOf(response)]).toEqual([403, 'staff-only']);
  });

  it('rejects staff whose access was just revoked', async () => {
    const response = await attempt(tokens['staff with revoked access']);
    // Either check may reject the token, because token revocation has a resolution of one second.
    expect(['sign-in-required', 'staff-only']).toContain(codeOf(response));
  });
});

it('leaves the order, account and staff collection unchanged', async () => {
  const untouched = await database.doc(`orders/${order.orderId}`).get();
  expect(untouched.data()).toMatchObject({ status: 'completed', amountRefunded: 0 });
  const account = await database.doc(`users/${order.customer.user.uid}`).get();
  expect(account.get('name')).not.toBe(staffInputs.updateCustomer(victim()).name);
  expect((await database.doc(`orderNotes/${order.orderId}`).get()).exists).toBe(false);
  const { requestId } = staffInputs.resendMail(victim());
  expect((await database.doc(`mail/resent-${requestId}`).get()).exists).toBe(false);
  expect((await database.doc(`shipments/${requestId}`).get()).exists).toBe(false);
  expect((await database.doc(`staff/${order.customer.user.uid}`).get()).exists).toBe(false);
});
