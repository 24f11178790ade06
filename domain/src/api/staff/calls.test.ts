import { describe, expect, it } from 'vitest';
import { auditTexts } from './audit-action.ts';
import { type StaffCall, staffCalls } from './calls.ts';
import { staffExamples } from './testing/staff-examples.ts';

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

const invalidChanges: Partial<Record<StaffCall, readonly object[]>> = {
  decideAccount: [
    { uid: 'a/b' },
    { decision: 'forgive' },
    { reason: ' ' },
    { reason: 'x'.repeat(1001) },
    { expectedStatus: 'unheard' },
    { confirmed: ['bad-weather'] },
  ],
  decideComplaint: [{ reportable: 'yes' }, { reason: ' ' }, { replaces: 'yesterday' }],
  reopenComplaint: [{ complaintId: 'a/b' }, { reason: ' ' }],
  findAccount: [{ email: ' a ' }, { email: 'a'.repeat(321) }],
  findAnything: [{ query: ' ' }, { query: 'x'.repeat(201) }],
  inspectAccounts: [
    { uids: [] },
    { uids: ['a/b'] },
    { uids: Array.from({ length: 31 }, () => 'u') },
  ],
  createShipment: [
    { subject: { orderId: 'o1', rmaNumber: 'K7QM-3XWT' } },
    { requestId: 'again' },
    { lines: [] },
    { lines: [{ sku: 'I4510', quantity: 0, lot: 'A1', expiry: '2029-05-31' }] },
    { lines: [{ sku: 'I4510', quantity: 1, lot: 'A|1', expiry: '2029-05-31' }] },
    { lines: [{ sku: 'I4510', quantity: 1, lot: 'A1', expiry: '2029-02-30' }] },
    { carrier: 'pigeon' },
    { trackingNumber: ' ' },
    { correctedLots: [{ sku: 'I4510', lot: 'A|1' }] },
  ],
  undoShipment: [{ shipmentId: 'a/b' }],
  releaseShipment: [{ shipmentId: 'a/b' }],
  setLotHold: [{ lot: 'A|1' }, { hold: 'yes' }, { reason: '' }],
  annotateOrder: [{ orderId: '__o__' }, { text: 'x'.repeat(2001) }],
  readOrderHistory: [{ orderId: '' }],
  reconcileOrder: [
    { paymentIntentId: 'pi_' },
    { paymentIntentId: 'x pi_1' },
    { paymentIntentId: 'pi_1 x' },
  ],
  refundOrder: [{ amount: 0 }, { amount: 100_000_000 }, { reason: '' }, { requestId: 'again' }],
  findLotRecipients: [
    { sku: ' ' },
    { lots: [] },
    { lots: ['A 1'] },
    { lots: Array.from({ length: 301 }, (_, index) => `A${index}`) },
    { from: 'A1', to: 'A9' },
  ],
  saveRecall: [{ recallId: 'r1' }, { lots: [] }, { subject: { en: 'Recall' } }, { message: ' ' }],
  discardRecall: [{ recallId: 'a/b' }],
  previewRecall: [{ lots: [] }, { subject: { en: ' ', es: 'Retiro' } }],
  sendRecall: [{ recallId: 'a/b' }],
  readRecall: [{ recallId: '' }],
  resendMail: [{ mailId: 'a/b' }, { requestId: 'again' }],
  markContactMessage: [{ id: 'a/b' }, { state: 'lost' }],
  readOverview: [{ days: 31 }, { days: '30' }],
  setStaff: [{ email: ' a ' }, { email: 'a'.repeat(321) }, { uid: 'a/b' }, { staff: 'yes' }],
  undoDecision: [{ auditId: 'a/b' }, { confirmed: ['unheard'] }],
  verifyLicense: [
    { uid: 'a/b' },
    { source: ' ' },
    { source: 'x'.repeat(201) },
    { licenseExpiry: '2027-02-30' },
    { licenseExpiry: '03/31/2027' },
  ],
  changeProducts: [
    { version: -1 },
    { changes: [] },
    { changes: [{ sku: 'I4510' }] },
    { changes: [{ sku: 'I4510', price: 139 }] },
    { changes: [{ sku: 'I4510', price: 'x'.repeat(61) }] },
    { changes: [{ sku: 'I4510', availability: { kind: 'ships-in', days: 0 } }] },
    { changes: [{ sku: 'I4510', availability: { kind: 'out-of-stock', until: 'soon' } }] },
    { changes: Array.from({ length: 501 }, () => ({ sku: 'I4510', hidden: true })) },
    { effectiveOn: '2026-02-30' },
    { source: 'undo' },
  ],
  undoCatalogueChange: [{ changeId: 'a/b' }, { version: '1' }],
  compareSheet: [
    { table: [] },
    { table: [['x'.repeat(6_001)]] },
    { table: [Array.from({ length: 41 }, () => '')] },
    { table: [[{}]] },
  ],
  readCatalogueHistory: [{ after: 'a/b' }],
  updateOfficeSettings: [
    { undoMinutes: -1 },
    { undoMinutes: '15' },
    { timeZone: 'PST' },
    { licenseLookups: { XX: 'https://a.example' } },
    { lateOrderDays: 91 },
    { returnPolicy: {} },
    { deviceLifetimeYears: 51 },
  ],
  updateCustomer: [
    { uid: 'a/b' },
    { name: '' },
    { address: { ...address, country: 'Canada' } },
    { address: { ...address, street: ' ' } },
    { reason: '' },
  ],
};

const names = Object.keys(staffCalls) as StaffCall[];
const accepts = (name: StaffCall, input: unknown) =>
  staffCalls[name].request.safeParse(input).success;
const without = (input: object, field: string) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== field));

describe.each(names)('%s', (name) => {
  const [request, ...others] = staffExamples(name, 'request');
  const [response] = staffExamples(name, 'response');

  it('accepts the example requests', () => {
    expect(staffCalls[name].request.parse(request)).toEqual(request);
    for (const other of others) expect([other, accepts(name, other)]).toEqual([other, true]);
  });

  it('rejects missing fields, unknown fields, and invalid values', () => {
    const required = Object.keys(request).filter((field) =>
      others.every((other) => field in other),
    );
    for (const field of required)
      expect([field, accepts(name, without(request, field))]).toEqual([field, false]);
    for (const changes of [{ somethingElse: 1 }, ...(invalidChanges[name] ?? [])]) {
      expect([changes, accepts(name, { ...request, ...changes })]).toEqual([changes, false]);
    }
    for (const other of [null, 'text', []]) expect(accepts(name, other)).toBe(false);
  });

  it('requires every response field', () => {
    expect(staffCalls[name].response.parse(response)).toEqual(response);
    for (const field of Object.keys(response)) {
      const result = staffCalls[name].response.safeParse(without(response, field));
      expect([field, result.success]).toEqual([field, false]);
    }
  });
});

it('all calls except lookups name their audit actions', () => {
  const lookup = /^(check|compare|find|preview|read)/;
  const unaudited = names.filter((name) => !('audited' in staffCalls[name]));
  expect(unaudited.filter((name) => !lookup.test(name))).toEqual([]);
});

it('describes each audit action in both languages, and in only one call', () => {
  const inCalls = names.flatMap((name) => {
    const call = staffCalls[name];
    return 'audited' in call ? Object.keys(call.audited) : [];
  });
  expect(inCalls).toEqual([...new Set(inCalls)]);
  for (const [action, { en, es }] of auditTexts) {
    expect([action, en.trim(), es.trim()]).toEqual([action, en, es]);
    expect([action, en === '', es === '', en === es]).toEqual([action, false, false, false]);
  }
});

it('refunds, price changes, and role changes require a recent sign-in', () => {
  const sensitive = names.filter((name) => 'needsRecentSignIn' in staffCalls[name]);
  expect(sensitive).toEqual(
    expect.arrayContaining([
      'changeProducts',
      'refundOrder',
      'sendRecall',
      'setStaff',
      'undoCatalogueChange',
    ]),
  );
});

it('reconcileOrder accepts an order ID or a payment intent ID, but not both', () => {
  expect(accepts('reconcileOrder', { orderId: 'o1' })).toBe(true);
  expect(accepts('reconcileOrder', { orderId: 'o1', paymentIntentId: 'pi_1' })).toBe(false);
});

it('decideAccount requires a reason to suspend, but not to approve', () => {
  expect(accepts('decideAccount', { uid: 'u1', decision: 'approve' })).toBe(true);
  expect(accepts('decideAccount', { uid: 'u1', decision: 'suspend' })).toBe(false);
});

it('findLotRecipients accepts a range only if it ends at or after its start', () => {
  expect(accepts('findLotRecipients', { sku: 'I4510', from: 'A1', to: 'A1' })).toBe(true);
  expect(accepts('findLotRecipients', { sku: 'I4510', from: 'A2', to: 'A1' })).toBe(false);
});

it('setStaff grants no admin role by default', () => {
  const request = { email: 'ana@example.com', staff: true };
  expect(staffCalls.setStaff.request.parse(request)).toMatchObject({ admin: false });
});

it('decideAccount reports a missing reason', () => {
  const result = staffCalls.decideAccount.request.safeParse({ uid: 'u1', decision: 'suspend' });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['reason']]);
});

// A recall has to reach everyone, so one address that no longer meets the limits must not make the call fail.
it('findLotRecipients returns recipients whose address breaks the limits for new ones', () => {
  const [response] = staffExamples('findLotRecipients', 'response');
  const [recipient] = staffCalls.findLotRecipients.response.parse(response).recipients;
  const old = { ...recipient, address: { ...address, street: 'W'.repeat(500) } };
  const { recipients } = staffCalls.findLotRecipients.response.parse({
    ...response,
    recipients: [old],
  });
  expect(recipients).toEqual([old]);
});
