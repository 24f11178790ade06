import { apiPaths } from '@dental-shop/domain/api/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectToStripe } from '../platform/stripe/client.ts';
import { serve } from '../platform/test-server.ts';
import { createApp } from './app.ts';
import { responseHeaders } from './response-headers.ts';

/** Rejecting a token doesn't require an emulator or the network. */
async function serveApp(mode = 'off'): Promise<string> {
  const firebase = initializeApp({ projectId: 'demo-api' }, crypto.randomUUID());
  onTestFinished(() => deleteApp(firebase));
  const services = {
    auth: getAuth(firebase),
    firestore: getFirestore(firebase),
    stripe: () => connectToStripe('http://127.0.0.1:9', 'sk_test_none'),
    formerAccountsKey: () => 'of-the-test',
    officeEmail: () => 'office@example.com',
    seller: () => ({ name: 'Maker', address: [], phone: '', email: 'maker@example.com' }),
    appCheck: {
      mode: () => mode,
      verify: (token: string) => getAppCheck(firebase).verifyToken(token),
    },
  };
  return serve(createApp(services));
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** A token that the Auth emulator would accept: valid except for the missing signature. */
const unsignedToken = `${part({ alg: 'none', typ: 'JWT' })}.${part({
  iss: 'https://securetoken.google.com/demo-api',
  aud: 'demo-api',
  sub: 'somebody',
  user_id: 'somebody',
  iat: Math.floor(Date.now() / 1000) - 60,
  exp: Math.floor(Date.now() / 1000) + 3600,
  approved: true,
})}.`;

const guarded: [string, string][] = [
  ['POST', apiPaths.register],
  ['POST', apiPaths.verificationMail],
  ['POST', apiPaths.emailChange],
  ['POST', apiPaths.passwordNotice],
  ['POST', apiPaths.signOut],
  ['GET', apiPaths.checkApproval],
  ['GET', apiPaths.profile],
  ['GET', apiPaths.orders],
  ['GET', apiPaths.invoice],
  ['POST', apiPaths.returns],
  ['POST', apiPaths.cancelReturn],
  ['GET', apiPaths.returnInstructions],
  ['GET', apiPaths.returnPolicy],
  ['GET', apiPaths.stockNotices],
  ['POST', apiPaths.stockNotices],
  ['POST', apiPaths.certificate],
  ['GET', apiPaths.certificate],
  ['POST', apiPaths.phone],
  ['GET', apiPaths.accountExport],
  ['POST', apiPaths.accountDeletion],
  ['GET', apiPaths.transactions],
  ['GET', apiPaths.savedPaymentMethods],
  ['DELETE', apiPaths.paymentMethod],
  ['POST', apiPaths.createPaymentIntent],
  ['GET', apiPaths.staffCatalogueXlsx],
  ['POST', apiPaths.staffOrdersCsv],
  ['GET', apiPaths.staffRecallRecipientsCsv],
  ['GET', apiPaths.staffRecallEffectivenessCsv],
  ['GET', apiPaths.staffComplaintsCsv],
  ['GET', apiPaths.staffComplaintPdf],
];

it('every endpoint is public, guarded, or served by another function', () => {
  const others = [
    apiPaths.ipInfo,
    apiPaths.catalogueChanges,
    apiPaths.contact,
    apiPaths.policyReports,
    apiPaths.pageErrors,
    apiPaths.health,
    apiPaths.emailSync,
    apiPaths.recallAcknowledgments,
    apiPaths.staffCall,
    apiPaths.stripeWebhook,
  ];
  const named = [...others, ...guarded.map(([, path]) => path)];
  expect(new Set(named)).toEqual(new Set(Object.values(apiPaths)));
});

describe.each(guarded)('%s %s', (method, path) => {
  it.each([
    ['no token', {}],
    ['Basic authentication', { authorization: 'Basic c3RhZmY6c3RhZmY=' }],
    ['a malformed token', { authorization: 'Bearer nonsense' }],
    ['an unsigned token', { authorization: `Bearer ${unsignedToken}` }],
  ])('responds with 401 to %s', async (_, headers) => {
    const response = await fetch((await serveApp()) + path, { method, headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      error: 'Sign in and try again.',
      code: 'sign-in-required',
    });
  });
});

const exempt: [string, string][] = [
  ['GET', apiPaths.ipInfo],
  ['POST', apiPaths.policyReports],
  ['POST', apiPaths.pageErrors],
  ['POST', apiPaths.signOut],
  ['POST', apiPaths.recallAcknowledgments],
];

describe('App Check', () => {
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT', kid: 'x' })}.${part({
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/elsewhere'],
    sub: '1:1:web:1',
    exp: Math.floor(Date.now() / 1000) + 3600,
  })}.c2lnbmF0dXJl`;
  const covered = [
    ...guarded.filter(([, path]) => path !== apiPaths.signOut),
    ['POST', apiPaths.contact],
    ['POST', apiPaths.emailSync],
    ['GET', apiPaths.verificationMail],
    ['GET', '/api/nothing'],
  ] as const;

  it.each(covered)(
    'is required for %s %s before any other check, if enforced',
    async (method, path) => {
      for (const token of ['', 'nonsense', unsigned]) {
        const headers = { 'x-firebase-appcheck': token };
        const response = await fetch((await serveApp('enforced')) + path, { method, headers });
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({
          error: 'We couldn’t verify your browser. Call or email our office, and we’ll help you.',
          code: 'app-check-required',
        });
      }
    },
  );

  it('is enforced for every setting except "off" and "monitor"', async () => {
    const codes = ['enforced', '', 'on', 'Off', 'off', 'monitor'].map(async (mode) => {
      const response = await fetch((await serveApp(mode)) + apiPaths.profile);
      return ((await response.json()) as { code: string }).code;
    });
    expect(await Promise.all(codes)).toEqual([
      ...['enforced', '', 'on', 'Off'].map(() => 'app-check-required'),
      ...['off', 'monitor'].map(() => 'sign-in-required'),
    ]);
  });

  it.each(exempt)('is not required for %s %s', async (method, path) => {
    const response = await fetch((await serveApp('enforced')) + path, { method });
    // Reports fail because the body is missing, and sign-out fails because the token is missing.
    expect(await response.text()).not.toContain('app-check-required');
    expect(response.status).toBe({ [apiPaths.ipInfo]: 200, [apiPaths.signOut]: 401 }[path] ?? 400);
  });
});

describe('the API', () => {
  it.each([
    ['GET', '/api/de/account/nothing'],
    ['GET', '/'],
    ['POST', apiPaths.ipInfo],
    ['DELETE', '/api/de/payment/payment-methods/%E0%A4%A'],
  ])('responds to %s %s with 404 as JSON', async (method, path) => {
    const response = await fetch((await serveApp()) + path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'We couldn’t find what you’re looking for.',
      code: 'not-found',
    });
  });

  it.each(['OPTIONS', 'GET', 'POST'])('sends no CORS headers for %s', async (method) => {
    const response = await fetch((await serveApp()) + apiPaths.createPaymentIntent, {
      method,
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    const opened = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(opened).toEqual([]);
  });

  it.each([apiPaths.ipInfo, apiPaths.profile, '/api/nothing'])(
    'sends the API headers for %s, but not X-Powered-By',
    async (path) => {
      const { headers } = await fetch((await serveApp()) + path);
      for (const [name, value] of Object.entries(responseHeaders)) {
        expect([name, headers.get(name)]).toEqual([name, value]);
      }
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it.each([
    [{}, false],
    [{ 'x-country-code': 'US' }, false],
    [{ 'x-country-code': 'ZA' }, true],
    [{ 'x-appengine-country': 'ae' }, true],
    [{ 'x-country-code': 'ES', 'x-appengine-country': 'EG' }, false],
    [{ 'x-country-code': '<script>' }, false],
    [{ 'x-forwarded-for': '196.25.1.1' }, true],
    [{ 'x-forwarded-for': '196.25.1.1, 8.8.8.8' }, true],
    [{ 'x-forwarded-for': '196.25.1.1, 8.8.8.8, 8.8.8.8' }, false],
    [{ 'x-forwarded-for': '127.0.0.1' }, false],
    [{ 'x-country-code': 'US', 'x-forwarded-for': '196.25.1.1' }, false],
  ])('for the headers %j, returns isInMiddleEastOrAfrica: %j', async (headers, expected) => {
    const response = await fetch((await serveApp()) + apiPaths.ipInfo, {
      headers: new Headers(Object.entries(headers)),
    });
    expect(await response.json()).toEqual({ isInMiddleEastOrAfrica: expected });
  });
});
