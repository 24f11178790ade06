import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import https from 'node:https';
import { Readable } from 'node:stream';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyToken } from './authenticate.ts';

/**
 * The emulators accept any token, so these tests run the Admin SDK's real verification with a generated
 * key pair instead of Google's.
 */
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' });
const keyId = 'current-key';

const firebase = initializeApp({ projectId: 'demo-tokens' }, crypto.randomUUID());
const auth = getAuth(firebase);
afterAll(() => deleteApp(firebase));

/** The SDK only requests Google's public keys. */
beforeEach(() => {
  const request = vi.spyOn(https, 'request').mockImplementation(((
    _options: unknown,
    respond: (response: unknown) => void,
  ) => {
    const body = Readable.from([Buffer.from(JSON.stringify({ [keyId]: publicKey }))]);
    const headers = { 'content-type': 'application/json' };
    const response = Object.assign(body, { statusCode: 200, headers });
    return Object.assign(new EventEmitter(), { end: () => respond(response) });
  }) as unknown as typeof https.request);
  return () => request.mockRestore();
});

const nowS = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/demo-tokens',
  aud: 'demo-tokens',
  sub: 'somebody',
  user_id: 'somebody',
  auth_time: nowS - 60,
  iat: nowS - 60,
  exp: nowS + 3_600,
  staff: true,
};

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

interface Parts {
  header?: object;
  payload?: object;
  key?: typeof google.privateKey;
}

function token({ header = {}, payload = {}, key = google.privateKey }: Parts = {}): string {
  const content = [
    part({ alg: 'RS256', typ: 'JWT', kid: keyId, ...header }),
    part({ ...claims, ...payload }),
  ].join('.');
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

const withoutSignature = (whole: string) => whole.slice(0, whole.lastIndexOf('.') + 1);

/** An algorithm confusion attack, which uses the public key as an HMAC secret. */
function signedWithPublicKey(): string {
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid: keyId })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', publicKey).update(content).digest('base64url')}`;
}

const withTamperedClaims = (whole: string) => {
  const [header, , signature] = whole.split('.');
  return [header, part({ ...claims, sub: 'admin', user_id: 'admin' }), signature].join('.');
};

it("accepts a token signed with Google's key", async () => {
  expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
  await expect(auth.verifyIdToken(token())).resolves.toMatchObject({ uid: 'somebody' });
});

describe('verifyToken', () => {
  it.each([
    ['an unsigned token', token({ header: { alg: 'none' } })],
    [
      'an unsigned token from the emulator',
      withoutSignature(token({ header: { alg: 'none', kid: undefined } })),
    ],
    ['a token without its signature', withoutSignature(token())],
    ['a token signed with another key', token({ key: forger.privateKey })],
    ['a token with an unknown key ID', token({ header: { kid: 'another' } })],
    ['a token without a key ID', token({ header: { kid: undefined } })],
    ["a token signed with Google's public key as an HMAC secret", signedWithPublicKey()],
    ['a token with tampered claims', withTamperedClaims(token())],
    ['an expired token', token({ payload: { iat: nowS - 7_200, exp: nowS - 3_600 } })],
    ['a token for another project', token({ payload: { aud: 'elsewhere' } })],
    [
      'a token from another issuer',
      token({ payload: { iss: 'https://accounts.example/demo-tokens' } }),
    ],
    ['a token without a subject', token({ payload: { sub: '' } })],
    ['a token whose subject is too long', token({ payload: { sub: 'x'.repeat(129) } })],
    [
      'a custom token',
      token({
        payload: {
          aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        },
      }),
    ],
    ['a string that is not a token', 'nonsense'],
    ['a token with an extra segment', `${token()}.x`],
  ])('rejects %s', async (_, forged) => {
    await expect(verifyToken(auth, forged)).rejects.toMatchObject({ code: 'sign-in-required' });
  });
});
