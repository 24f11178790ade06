import { describe, expect, it } from 'vitest';
import { type StaffCall, staffCalls } from './calls.ts';

const instant = '2026-11-01T12:00:00Z';
const requestId = '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10';
const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

interface Example {
  /** With every field that it may have. */
  request: object;
  /** Fields that it need not have. */
  optional?: readonly string[];
  /** What must be refused, each one field changed. */
  refused: readonly object[];
  response: object;
}

/** An honest call and its answer; a new call without a row does not compile. */
const examples: Record<StaffCall, Example> = {
  decideAccount: {
    request: { uid: 'u1', decision: 'decline', reason: 'No license.', expectedStatus: 'pending' },
    optional: ['expectedStatus'],
    refused: [
      { uid: 'a/b' },
      { decision: 'forgive' },
      { reason: ' ' },
      { reason: 'x'.repeat(1001) },
      { expectedStatus: 'unheard' },
    ],
    response: { uid: 'u1', status: 'declined', auditId: null },
  },
  findAccount: {
    request: { email: 'ana@example.com' },
    refused: [{ email: ' a ' }, { email: 'a'.repeat(321) }],
    response: {
      uid: 'u1',
      email: 'ana@example.com',
      createdAt: instant,
      lastSignInAt: null,
      emailVerified: true,
      status: null,
      staff: false,
      admin: false,
    },
  },
  inspectAccounts: {
    request: { uids: ['u1', 'u2'] },
    refused: [{ uids: [] }, { uids: ['a/b'] }, { uids: Array.from({ length: 31 }, () => 'u') }],
    response: {
      accounts: [
        {
          uid: 'u1',
          emailVerified: false,
          lastSignInAt: instant,
          duplicates: [
            { uid: 'u2', name: 'Ana', because: 'license' },
            { uid: 'u3', name: 'Ana', because: 'name' },
          ],
          formerAccounts: [{ match: 'license', status: 'suspended', deletedAt: instant }],
        },
      ],
    },
  },
  annotateOrder: {
    request: { orderId: 'o1', text: 'Call before delivery.' },
    refused: [{ orderId: '__o__' }, { text: 'x'.repeat(2001) }],
    response: { orderId: 'o1' },
  },
  readOrderHistory: {
    request: { orderId: 'o1' },
    refused: [{ orderId: '' }],
    response: {
      events: [{ id: 'evt_1', type: 'payment_intent.succeeded', receivedAt: instant }],
      mails: ['queued', 'sending', 'waiting', 'delivered', 'abandoned'].map((state) => ({
        id: 'm1',
        template: 'order-confirmation',
        to: 'ana@example.com',
        state,
        attempts: 1,
        createdAt: instant,
      })),
      audit: ['asked', 'made', 'refused'].map((state) => ({
        id: 'a1',
        who: 'staff@example.com',
        what: 'refund',
        when: instant,
        why: null,
        refund: { asked: null, state },
      })),
    },
  },
  reconcileOrder: {
    request: { paymentIntentId: 'pi_1_a' },
    refused: [
      { paymentIntentId: 'pi_' },
      { paymentIntentId: 'x pi_1' },
      { paymentIntentId: 'pi_1 x' },
    ],
    response: { outcome: 'recorded', changes: ['the order was missing'] },
  },
  refundOrder: {
    request: { orderId: 'o1', amount: 1, reason: 'Damaged.', requestId },
    optional: ['amount'],
    refused: [{ amount: 0 }, { amount: 100_000_000 }, { reason: '' }, { requestId: 'again' }],
    response: { refundId: 're_1', amount: 1, status: 'completed' },
  },
  resendMail: {
    request: { mailId: 'm1', requestId },
    refused: [{ mailId: 'a/b' }, { requestId: 'again' }],
    response: { mailId: 'm2' },
  },
  checkCatalogue: {
    request: {},
    refused: [],
    response: {
      rows: [
        {
          row: 2,
          sku: 'I3006',
          name: 'Implant',
          category: 'Implants',
          price: '$139.00',
          hidden: false,
          warnings: ['no-spanish'],
        },
      ],
      counts: { 'no-price': 0, 'no-picture': 0, hidden: 0, 'no-description': 0, 'no-spanish': 1 },
    },
  },
  markContactMessage: {
    request: { id: 'm1', state: 'answered' },
    refused: [{ id: 'a/b' }, { state: 'lost' }],
    response: { id: 'm1', state: 'new' },
  },
  readOverview: {
    request: { days: 30 },
    refused: [{ days: 31 }, { days: '30' }],
    response: {
      waiting: 1,
      today: { orders: 1, revenue: -5 },
      failedPayments: 0,
      openDisputes: 0,
      pausedAccounts: 0,
      attention: 0,
      undeliveredMails: [{ id: 'm1', to: 'a@b.co', template: 'refund', lastError: null }],
      byDay: [{ day: '2026-11-01', orders: 1, revenue: 100, refunded: 5 }],
      byCategory: [{ category: 'Implants', revenue: 95 }],
    },
  },
  setStaff: {
    request: { email: 'ana@example.com', uid: 'u1', staff: true, admin: true },
    optional: ['uid', 'admin'],
    refused: [{ email: ' a ' }, { email: 'a'.repeat(321) }, { uid: 'a/b' }, { staff: 'yes' }],
    response: { uid: 'u1', staff: true },
  },
  undoDecision: {
    request: { auditId: 'a1' },
    refused: [{ auditId: 'a/b' }],
    response: { uid: 'u1', status: 'pending', mailSent: false },
  },
  updateCustomer: {
    request: { uid: 'u1', name: 'Ana', address, licenseNumber: 'D-1', reason: 'Moved.' },
    optional: ['name', 'address', 'licenseNumber'],
    refused: [
      { uid: 'a/b' },
      { name: '' },
      { address: { ...address, country: 'Canada' } },
      { address: { ...address, street: ' ' } },
      { reason: '' },
    ],
    response: { uid: 'u1' },
  },
};

const names = Object.keys(examples) as StaffCall[];
const takes = (name: StaffCall, input: unknown) =>
  staffCalls[name].request.safeParse(input).success;
const without = (input: object, field: string) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== field));

describe.each(names)('%s', (name) => {
  const { request, optional = [], refused, response } = examples[name];

  it('takes an honest call, with or without what it need not have', () => {
    expect(staffCalls[name].request.parse(request)).toEqual(request);
    for (const field of optional)
      expect([field, takes(name, without(request, field))]).toEqual([field, true]);
  });

  it('refuses one that lacks something, has something else or is of another kind', () => {
    for (const field of Object.keys(request).filter((each) => !optional.includes(each))) {
      expect([field, takes(name, without(request, field))]).toEqual([field, false]);
    }
    for (const changes of [{ somethingElse: 1 }, ...refused]) {
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
