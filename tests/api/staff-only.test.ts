import { apiPaths } from '@dental-shop/domain/api/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StaffTarget, staffCallNames, staffInputs } from '../abuse/staff-inputs.ts';
import { type Answer, call, callFunction, register } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { type CustomersOrder, paidOrder } from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';

let order: CustomersOrder;

/** The order and its customer, about whom everybody asks. */
function victim(): StaffTarget {
  const { customer, orderId } = order;
  return { customer, uid: customer.user.uid, orderId, auditId: 'none' };
}

/** The stable code of a refusal by the function for staff or by the API. */
function codeOf({ body }: Answer): unknown {
  const { error, code } = body as { error: { details?: { code?: unknown } }; code?: unknown };
  return code ?? error.details?.code;
}

type Attempt = (token: string | undefined) => Promise<Answer>;

const attempts: [string, Attempt][] = [
  ...staffCallNames.map((name): [string, Attempt] => [
    name,
    async (token) => callFunction(name, staffInputs[name](victim()), token),
  ]),
  ['catalogue.xlsx', (token) => call(apiPaths.staffCatalogueXlsx, { token })],
  [
    'orders.csv',
    (token) => call(`${apiPaths.staffOrdersCsv}?from=2026-01-01&to=2026-12-31`, { token }),
  ],
];

const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  order = await paidOrder();
  const pending = await newPerson();
  await register(pending);
  tokens.pending = await pending.token();
  tokens.approved = await order.customer.token();
  tokens['another customer'] = await (await approvedCustomer()).token();
  const left = await newStaff();
  tokens['staff until just now'] = await left.token();
  const admin = await signIn('staff');
  const revoke = { email: left.email, staff: false };
  await callFunction('setStaff', revoke, await admin.token());
  const halfWay = await newStaff();
  tokens['staff whose membership alone is gone'] = await halfWay.token();
  await database.doc(`staff/${halfWay.user.uid}`).delete();
  const withoutClaim = await newStaff();
  tokens['staff whose claim alone is gone'] = await withoutClaim.token();
  await adminAuth.setCustomUserClaims(withoutClaim.user.uid, {});
});

describe.each(attempts)('%s', (_name, attempt) => {
  it('is refused to a visitor', async () => {
    const answer = await attempt(undefined);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'sign-in-required']);
  });

  it.each([
    'pending',
    'approved',
    'another customer',
    'staff whose membership alone is gone',
    'staff whose claim alone is gone',
  ])('is refused to %s', async (who) => {
    const answer = await attempt(tokens[who]);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'staff-only']);
  });

  it('is refused to staff until just now', async () => {
    const answer = await attempt(tokens['staff until just now']);
    // Whichever is looked at first: the token is revoked, by the second, and the membership is gone.
    expect(['sign-in-required', 'staff-only']).toContain(codeOf(answer));
  });
});

it('nothing of all that had an effect', async () => {
  const untouched = await database.doc(`orders/${order.orderId}`).get();
  expect(untouched.data()).toMatchObject({ status: 'completed', amountRefunded: 0 });
  const account = await database.doc(`users/${order.customer.user.uid}`).get();
  expect(account.get('name')).not.toBe('Mine');
  expect((await database.doc(`orderNotes/${order.orderId}`).get()).exists).toBe(false);
  const { requestId } = staffInputs.resendMail(victim());
  expect((await database.doc(`mail/resent-${requestId}`).get()).exists).toBe(false);
  expect((await database.doc(`staff/${order.customer.user.uid}`).get()).exists).toBe(false);
});
