import { createHmac } from 'node:crypto';

const encoded = (content: object): string =>
  Buffer.from(JSON.stringify(content)).toString('base64url');

type Claims = Readonly<Record<string, unknown>>;

export function decodeClaims(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
}

/** Works because the Auth emulator accepts unsigned tokens. */
const unsigned = (claims: Claims): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

export const withClaims = (token: string, changes: Claims): string =>
  unsigned({ ...decodeClaims(token), ...changes });

export function signedWithOtherKey(claims: Claims): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', 'secret').update(content).digest('base64url')}`;
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
