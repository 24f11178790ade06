import { describe, expect, it } from 'vitest';
import { type StaffCall, staffCalls } from './calls.ts';
import { staffExamples } from './testing/staff-examples.ts';

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

/** What each call refuses beyond the wrong kind of input: one field of its example changed. */
const refused: Partial<Record<StaffCall, readonly object[]>> = {
  decideAccount: [
    { uid: 'a/b' },
    { decision: 'forgive' },
    { reason: ' ' },
    { reason: 'x'.repeat(1001) },
    { expectedStatus: 'unheard' },
  ],
  findAccount: [{ email: ' a ' }, { email: 'a'.repeat(321) }],
  inspectAccounts: [
    { uids: [] },
    { uids: ['a/b'] },
    { uids: Array.from({ length: 31 }, () => 'u') },
  ],
  annotateOrder: [{ orderId: '__o__' }, { text: 'x'.repeat(2001) }],
  readOrderHistory: [{ orderId: '' }],
  reconcileOrder: [
    { paymentIntentId: 'pi_' },
    { paymentIntentId: 'x pi_1' },
    { paymentIntentId: 'pi_1 x' },
  ],
  refundOrder: [{ amount: 0 }, { amount: 100_000_000 }, { reason: '' }, { requestId: 'again' }],
  resendMail: [{ mailId: 'a/b' }, { requestId: 'again' }],
  markContactMessage: [{ id: 'a/b' }, { state: 'lost' }],
  readOverview: [{ days: 31 }, { days: '30' }],
  setStaff: [{ email: ' a ' }, { email: 'a'.repeat(321) }, { uid: 'a/b' }, { staff: 'yes' }],
  undoDecision: [{ auditId: 'a/b' }],
  updateCustomer: [
    { uid: 'a/b' },
    { name: '' },
    { address: { ...address, country: 'Canada' } },
    { address: { ...address, street: ' ' } },
    { reason: '' },
  ],
};

const names = Object.keys(staffCalls) as StaffCall[];
const takes = (name: StaffCall, input: unknown) =>
  staffCalls[name].request.safeParse(input).success;
const without = (input: object, field: string) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== field));

describe.each(names)('%s', (name) => {
  const [request, ...others] = staffExamples(name, 'request');
  const [response] = staffExamples(name, 'response');

  it('takes its examples', () => {
    expect(staffCalls[name].request.parse(request)).toEqual(request);
    for (const other of others) expect([other, takes(name, other)]).toEqual([other, true]);
  });

  it('refuses one that lacks something, has something else or is of another kind', () => {
    const required = Object.keys(request).filter((field) =>
      others.every((other) => field in other),
    );
    for (const field of required)
      expect([field, takes(name, without(request, field))]).toEqual([field, false]);
    for (const changes of [{ somethingElse: 1 }, ...(refused[name] ?? [])]) {
      expect([changes, takes(name, { ...request, ...changes })]).toEqual([changes, false]);
    }
    for (const other of [null, 'text', []]) expect(takes(name, other)).toBe(false);
  });

  it('answers with all that the screen is promised', () => {
    expect(staffCalls[name].response.parse(response)).toEqual(response);
    for (const field of Object.keys(response)) {
      const answer = staffCalls[name].response.safeParse(without(response, field));
      expect([field, answer.success]).toEqual([field, false]);
    }
  });
});

it('asks for a fresh sign-in where money moves or power is given', () => {
  const fresh = names.filter((name) => 'needsRecentSignIn' in staffCalls[name]);
  expect(fresh).toEqual(expect.arrayContaining(['refundOrder', 'setStaff']));
});

it('compares an order by its id as well', () => {
  expect(takes('reconcileOrder', { orderId: 'o1' })).toBe(true);
  expect(takes('reconcileOrder', { orderId: 'o1', paymentIntentId: 'pi_1' })).toBe(false);
});

it('asks for a reason only where something is taken away', () => {
  expect(takes('decideAccount', { uid: 'u1', decision: 'approve' })).toBe(true);
  expect(takes('decideAccount', { uid: 'u1', decision: 'suspend' })).toBe(false);
});

it('makes nobody an admin who was not named one', () => {
  const request = { email: 'ana@example.com', staff: true };
  expect(staffCalls.setStaff.request.parse(request)).toMatchObject({ admin: false });
});

it('tells that the reason is what a decision lacks', () => {
  const result = staffCalls.decideAccount.request.safeParse({ uid: 'u1', decision: 'suspend' });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['reason']]);
});
