import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { staffCalls } from '@dental-shop/domain/api/staff/calls';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { newStaff } from '../shop/staff.ts';

const name = 'x-firebase-appcheck';
const error = 'We couldn’t verify your browser. Call or email our office, and we’ll help you.';

/** A good token with its claims replaced and the signature kept. */
function withClaims(token: string, claims: object): string {
  const [header, payload = '', signature] = token.split('.');
  const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...decoded, ...claims })).toString('base64url');
  return [header, forged, signature].join('.');
}

/** A good token as the Auth emulator would accept it: with claims, and without a signature. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}

const good = async () => (await appCheckHeader())[name];

const refused: [string, () => Promise<Record<string, string>>][] = [
  ['none', async () => ({})],
  ['an empty one', async () => ({ [name]: '' })],
  ['nonsense', async () => ({ [name]: 'nonsense' })],
  ['a forged one', async () => ({ [name]: withClaims(await good(), { sub: '1:1:web:2' }) })],
  ['one that nobody signed', async () => ({ [name]: unsigned(await good()) })],
  ['one that has expired', () => appCheckHeader({ lifeS: -60 })],
  ["another project's", () => appCheckHeader({ projectId: 'south-dental' })],
];

let staff: Person;
beforeAll(async () => {
  staff = await newStaff();
});

describe.each(refused)('as App Check token, %s', (_, header) => {
  it('is refused by the API, whoever is signed in', async () => {
    const appCheck = await header();
    const refusal = { status: 401, body: { error, code: 'app-check-required' } };
    const token = await staff.token();
    expect(await call(apiPaths.profile, { token, appCheck })).toEqual(refusal);
    expect(await call(apiPaths.contact, { method: 'POST', body: {}, appCheck })).toEqual(refusal);
  });

  it('is refused by the staff calls', async () => {
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

describe('a good token', () => {
  it('lets the API and the staff calls go on to their own questions', async () => {
    expect(await call(apiPaths.profile)).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' },
    });
    expect(await callFunction('checkCatalogue', {}, await staff.token())).toMatchObject({
      status: 200,
    });
  });
});

describe('without App Check', () => {
  it.each(Object.keys(staffCalls))('nobody calls %s', async (each) => {
    const { status } = await call(apiPaths.staffCall.replace(':name', each), {
      method: 'POST',
      body: { data: {} },
      appCheck: {},
    });
    expect(status).toBe(401);
  });

  it('whoever is signed in can leave, and nobody else', async () => {
    const leave = (token?: string) =>
      call(apiPaths.signOut, { method: 'POST', token, appCheck: {} });
    expect(await leave()).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
    expect(await leave(await (await newStaff()).token())).toMatchObject({ status: 200 });
  });

  it('visitors learn their region, which every page asks', async () => {
    expect(await call(apiPaths.ipInfo, { appCheck: {} })).toMatchObject({ status: 200 });
  });

  it('the webhook asks for the signature of Stripe and nothing else', async () => {
    const answer = await call(apiPaths.stripeWebhook, { method: 'POST', body: {}, appCheck: {} });
    expect(answer).toMatchObject({ status: 400, body: { field: 'stripe-signature' } });
  });
});
