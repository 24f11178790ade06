import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import https from 'node:https';
import { Readable } from 'node:stream';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyToken } from './authenticate.ts';

/**
 * What no test against the emulators can show: they believe any token. Here the identity service's own
 * checks run, with a pair of keys in the place of Google's.
 */
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' });
const keyId = 'a-key-of-today';

const firebase = initializeApp({ projectId: 'demo-tokens' }, crypto.randomUUID());
const auth = getAuth(firebase);
afterAll(() => deleteApp(firebase));

/** Answers every request with Google's public keys, which is the one thing that is asked for. */
beforeEach(() => {
  const request = vi.spyOn(https, 'request').mockImplementation(((
    _options: unknown,
    answer: (response: unknown) => void,
  ) => {
    const body = Readable.from([Buffer.from(JSON.stringify({ [keyId]: publicKey }))]);
    const headers = { 'content-type': 'application/json' };
    const response = Object.assign(body, { statusCode: 200, headers });
    return Object.assign(new EventEmitter(), { end: () => answer(response) });
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

/** A token as Google signs it, but for what is given. */
function token({ header = {}, payload = {}, key = google.privateKey }: Parts = {}): string {
  const content = [
    part({ alg: 'RS256', typ: 'JWT', kid: keyId, ...header }),
    part({ ...claims, ...payload }),
  ].join('.');
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

const withoutSignature = (whole: string) => whole.slice(0, whole.lastIndexOf('.') + 1);

/** Signed with what everybody knows, in the hope that it is taken for a shared secret. */
function signedWithPublicKey(): string {
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid: keyId })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', publicKey).update(content).digest('base64url')}`;
}

const withOtherClaims = (whole: string) => {
  const [header, , signature] = whole.split('.');
  return [header, part({ ...claims, sub: 'admin', user_id: 'admin' }), signature].join('.');
};

it('believes what Google has signed', async () => {
  expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
  await expect(auth.verifyIdToken(token())).resolves.toMatchObject({ uid: 'somebody' });
});

describe('refuses a token', () => {
  it.each([
    ['that nobody signed', token({ header: { alg: 'none' } })],
    [
      'that nobody signed, as the emulators make them',
      withoutSignature(token({ header: { alg: 'none', kid: undefined } })),
    ],
    ['whose signature is taken away', withoutSignature(token())],
    ['that somebody else signed', token({ key: forger.privateKey })],
    ['of a key that Google does not have', token({ header: { kid: 'another' } })],
    ['without the name of a key', token({ header: { kid: undefined } })],
    ["signed with Google's public key as a secret", signedWithPublicKey()],
    ['with other claims than were signed', withOtherClaims(token())],
    ['that has expired', token({ payload: { iat: nowS - 7_200, exp: nowS - 3_600 } })],
    ['of another project', token({ payload: { aud: 'elsewhere' } })],
    ['of another issuer', token({ payload: { iss: 'https://accounts.example/demo-tokens' } })],
    ['of nobody', token({ payload: { sub: '' } })],
    ['of a name that is too long', token({ payload: { sub: 'x'.repeat(129) } })],
    [
      'that is a custom token',
      token({
        payload: {
          aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        },
      }),
    ],
    ['that is no token', 'nonsense'],
    ['with a part too many', `${token()}.x`],
  ])('%s', async (_, forged) => {
    await expect(verifyToken(auth, forged)).rejects.toMatchObject({ code: 'sign-in-required' });
  });
});
