import { deletionWords } from '@dental-shop/domain/api/account';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import express from 'express';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import Stripe from 'stripe';
import { afterEach, expect, it, vi } from 'vitest';
import * as functions from '../index.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { serve } from '../platform/test-server.ts';
import { secrets } from './secrets.ts';

const documents: Record<string, object> = {
  users: {
    ...{ status: 'suspended', decidedAt: Timestamp.fromMillis(1), claimsSetAt: null },
    ...{ email: 'ana@example.com', licenseNumber: 'NV-1' },
    address: { street: '1 Main Street', city: '', state: '', zipCode: '', country: '' },
  },
  staff: { email: 'staff@example.com' },
  customers: { stripeCustomerId: 'cus_1' },
  deletions: {},
  audit: { after: { status: 'suspended' } },
  checkouts: {
    ...{ uid: 'ana', intentState: 'open', paymentIntentId: 'pi_1' },
    expireAt: Timestamp.fromMillis(1),
  },
  mail: {
    template: 'contact-confirmation',
    data: {},
    to: 'ana@example.com',
    language: 'en',
    delivery: { state: 'queued', attempts: 0, dueAt: null, lastError: null, deliveredAt: null },
  },
};

function snapshotOf(name: string) {
  const data = documents[name];
  const get = (field: string) => new Map(Object.entries(data ?? {})).get(field);
  return { id: 'one', exists: data !== undefined, data: () => data, get };
}

function fakeCollection(name: string, docs = [snapshotOf(name)].filter(({ exists }) => exists)) {
  const write = async () => ({ id: 'one' });
  // The fake forgets completed steps, so a deletion would never finish.
  const update = async () => (name === 'deletions' ? Promise.reject(new Error('Full')) : write());
  const query = {
    withConverter: () => query,
    where: () => query,
    orderBy: () => query,
    limit: () => query,
    startAfter: () => fakeCollection(name, []),
    count: () => ({ get: async () => ({ data: () => ({ count: 0 }) }) }),
    get: async () => ({ docs, size: docs.length }),
    doc: () => ({ get: async () => snapshotOf(name), update, set: write }),
    add: write,
  };
  return query;
}

async function fakeServices() {
  const stripe = await serve((request, response) => {
    const isList = request.url?.includes('?');
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
    const missing = { type: 'invalid_request_error', code: 'resource_missing' };
    response.end(JSON.stringify(isList ? { object: 'list', data: [] } : { error: missing }));
  });
  vi.stubEnv('APP_CHECK', 'off');
  vi.stubEnv('STRIPE_API_BASE', stripe);
  vi.stubEnv('MAIL_FROM', 'Shop <shop@example.com>');
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
  vi.stubEnv('SMTP_PORT', '9');
  vi.stubEnv('SMTP_SECURE', 'starttls');
  const token = { uid: 'ana', staff: true, email_verified: true, auth_time: Date.now() / 1000 };
  vi.spyOn(auth, 'verifyIdToken').mockResolvedValue(token as never);
  const account = { customClaims: { staff: true }, emailVerified: true };
  vi.spyOn(auth, 'getUser').mockResolvedValue(account as never);
  const authUser = { ...account, uid: 'one', email: 'ana@example.com', metadata: {} };
  vi.spyOn(auth, 'getUsers').mockResolvedValue({ users: [authUser] } as never);
  vi.spyOn(firestore, 'collection').mockImplementation((name) => fakeCollection(name) as never);
  vi.spyOn(firestore, 'getAll').mockResolvedValue([snapshotOf('users')] as never);
  vi.spyOn(firestore, 'runTransaction').mockImplementation((update) =>
    update({
      get: (from: DocumentReference) => from.get(),
      create: () => undefined,
      update: () => undefined,
    } as never),
  );
}

async function send(deployed: HttpsFunction, path: string, init: RequestInit) {
  const rawBody = init.body && Buffer.from(String(init.body));
  const app = express().use((request, response) =>
    deployed(Object.assign(request, { rawBody }) as unknown as Request, response),
  );
  return fetch((await serve(app)) + path, init);
}

const run = (deployed: { run: (event: never) => unknown }, event: object = {}) =>
  deployed.run(event as never);

function deliverEvent() {
  const object = { id: 're_1', payment_intent: 'pi_1' };
  const event = { id: 'evt_1', object: 'event', type: 'refund.created', data: { object } };
  const payload = JSON.stringify(event);
  const secret = 'STRIPE_WEBHOOK_SECRET of the test';
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'stripe-signature': signature };
  return send(functions.stripeWebhook, '/', { method: 'POST', headers, body: payload });
}

const suspension = {
  params: { uid: 'ana' },
  data: { before: { data: () => ({ status: 'approved' }) }, after: snapshotOf('users') },
};

const authorization = 'Bearer of-ana';

async function deleteAt(act: () => Promise<unknown>) {
  for (const step of ['profile', 'stripe-customer']) {
    documents.deletions = { cause: 'customer', stepsLeft: [step], finishedAt: null, contact: null };
    await act().catch(() => undefined);
  }
}

const callStaff = (name: StaffCall, data: object) =>
  run(functions.staff, {
    auth: { uid: 'ana', rawToken: 'of-ana' },
    rawRequest: { path: staffCallPath(name) },
    data,
  });

const calls: Record<keyof typeof functions, () => unknown> = {
  api: () =>
    deleteAt(() =>
      send(functions.api, apiPaths.accountDeletion, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ confirmation: deletionWords.en }),
      }),
    ),
  cancelOpenIntents: () => run(functions.cancelOpenIntents, suspension),
  checkRecords: () => {
    const moved = { uid: 'one', email: 'new@example.com', emailVerified: true };
    vi.mocked(auth.getUsers).mockResolvedValue({ users: [moved] } as never);
    vi.spyOn(firestore, 'batch').mockReturnValue({ commit: async () => [] } as never);
    return run(functions.checkRecords);
  },
  deliverMail: () => run(functions.deliverMail, { params: { id: 'one' } }),
  notifyOffice: () => run(functions.notifyOffice),
  reconcilePayments: () => run(functions.reconcilePayments),
  staff: async () => {
    await Promise.allSettled([
      callStaff('reconcileOrder', { paymentIntentId: 'pi_1' }),
      callStaff('inspectAccounts', { uids: ['one'] }),
    ]);
  },
  stripeWebhook: deliverEvent,
  sweepClaims: () => run(functions.sweepClaims),
  sweepDeletions: () => deleteAt(async () => run(functions.sweepDeletions)),
  sweepMail: () => run(functions.sweepMail, {}),
  sweepOpenIntents: () => run(functions.sweepOpenIntents),
  sweepShipments: () => run(functions.sweepShipments),
  sweepStockNotices: () => run(functions.sweepStockNotices),
  synchronizeClaims: () => run(functions.synchronizeClaims, suspension),
};

const names = Object.values(secrets).map(({ declaration }) => declaration.name);

async function readsWith(given: readonly string[], call: () => unknown) {
  for (const name of names) {
    vi.stubEnv(name, given.includes(name) ? `${name} of the test` : undefined);
  }
  const spies = Object.values(secrets).map((secret) => vi.spyOn(secret, 'read'));
  await (async () => call())().catch(() => undefined);
  const results = spies.flatMap(({ mock }) => mock.results);
  for (const spy of spies) spy.mockRestore();
  return {
    read: results.filter(({ type }) => type === 'return').map(({ value }) => String(value)),
    refused: results.filter(({ type }) => type === 'throw').map(({ value }) => String(value)),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// The emulator gives every function all secrets. A missing declaration would fail only in production.
it.each(Object.entries(functions))(
  '%s reads exactly the secrets it declares',
  async (name, { __endpoint }) => {
    await fakeServices();
    const call = calls[name as keyof typeof functions];
    const declared = (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    const read = new Set<string>();
    for (const missing of declared) {
      const others = declared.filter((each) => each !== missing);
      const without = await readsWith(others, call);
      expect(without.refused).toContainEqual(
        `Error: The secret ${missing} is empty here: declare it for this function.`,
      );
      for (const value of without.read) read.add(value);
    }
    const { read: values, refused } = await readsWith(declared, call);
    expect(refused).toEqual([]);
    // Connections are cached, so secrets read by the earlier calls count too.
    expect(new Set([...read, ...values])).toEqual(
      new Set(declared.map((each) => `${each} of the test`)),
    );
  },
);
