import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { staffCalls } from '@dental-shop/domain/api/staff/calls';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { newStaff } from '../shop/staff.ts';

const name = 'x-firebase-appcheck';
const error = 'We couldn’t verify your browser. Call or email our office, and we’ll help you.';

/** Replaces the claims but keeps the signature. */
function withClaims(token: string, claims: object): string {
  const [header, payload = '', signature] = token.split('.');
  const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...decoded, ...claims })).toString('base64url');
  return [header, forged, signature].join('.');
}

/** The Auth emulator would accept such a token. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}

const validToken = async () => (await appCheckHeader())[name];

const rejected: [string, () => Promise<Record<string, string>>][] = [
  ['missing', async () => ({})],
  ['empty', async () => ({ [name]: '' })],
  ['malformed', async () => ({ [name]: 'nonsense' })],
  ['forged', async () => ({ [name]: withClaims(await validToken(), { sub: '1:1:web:2' }) })],
  ['unsigned', async () => ({ [name]: unsigned(await validToken()) })],
  ['expired', () => appCheckHeader({ lifetimeS: -60 })],
  ['from another project', () => appCheckHeader({ projectId: 'south-dental' })],
];

let staff: Person;
beforeAll(async () => {
  staff = await newStaff();
});

describe.each(rejected)('an App Check token that is %s', (_, header) => {
  it('is rejected by the API even with a valid ID token', async () => {
    const appCheck = await header();
    const refusal = { status: 401, body: { error, code: 'app-check-required' } };
    const token = await staff.token();
    expect(await call(apiPaths.profile, { token, appCheck })).toEqual(refusal);
    expect(await call(apiPaths.contact, { method: 'POST', body: {}, appCheck })).toEqual(refusal);
  });

  it('is rejected by staff calls', async () => {
    const { status, body } = await call(staffCallPath('readOverview'), {
      method: 'POST',
      token: await staff.token(),
      body: { data: {} },
      appCheck: await header(),
    });
    expect(status).toBe(401);
    expect(body).toEqual({
      error: {
        status: 'UNAUTHENTICATED',
        message: error,
        details: { code: 'app-check-required' },
      },
    });
  });
});

describe('a valid App Check token', () => {
  it('lets API requests and staff calls through', async () => {
    expect(await call(apiPaths.profile)).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' },
    });
    expect(await callFunction('checkCatalogue', {}, await staff.token())).toMatchObject({
      status: 200,
    });
  });
});

describe('without an App Check token', () => {
  it.each(Object.keys(staffCalls))('rejects the staff call %s', async (each) => {
    const { status } = await call(apiPaths.staffCall.replace(':name', each), {
      method: 'POST',
      body: { data: {} },
      appCheck: {},
    });
    expect(status).toBe(401);
  });

  it('allows sign-out for signed-in users only', async () => {
    const leave = (token?: string) =>
      call(apiPaths.signOut, { method: 'POST', token, appCheck: {} });
    expect(await leave()).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
    expect(await leave(await (await newStaff()).token())).toMatchObject({ status: 200 });
  });

  it("returns the visitor's region", async () => {
    expect(await call(apiPaths.ipInfo, { appCheck: {} })).toMatchObject({ status: 200 });
  });

  it("requires only Stripe's signature for the webhook", async () => {
    const response = await call(apiPaths.stripeWebhook, { method: 'POST', body: {}, appCheck: {} });
    expect(response).toMatchObject({ status: 400, body: { field: 'stripe-signature' } });
  });
});
