import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import express, { type Request } from 'express';
import { exchangePath, jwksPath, localTokenPath, type TokenOptions } from './paths.ts';
import { recaptchaLoader, recaptchaRelease, releasePath } from './recaptcha-script.ts';

const keyId = 'app-check-of-emulators';
const defaultLifetimeS = 3600;

/** Google uses digits, but any value works here. */
const projectNumber = '123456789012';

/**
 * Fakes Firebase App Check and reCAPTCHA Enterprise, with a new key on each start. Anyone can get a
 * token. Tests check that pages send tokens and that functions reject invalid ones.
 */
export async function startAppCheck(
  port: number,
  defaults: { projectId: string; appId: string },
): Promise<{ close(): Promise<void> }> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    // Pages call this server cross-origin, just as they call Google's.
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Allow-Headers', '*');
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  });
  app.get(jwksPath, (_request, response) => {
    const key = publicKey.export({ format: 'jwk' });
    response.json({ keys: [{ ...key, kid: keyId, use: 'sig', alg: 'RS256' }] });
  });
  app.post(localTokenPath, express.json({ type: () => true }), (request, response) => {
    const options: TokenOptions = request.body ?? {};
    response.json(issueToken(privateKey, { ...defaults, ...options }));
  });
  app.post(exchangePath, (request: Request<{ projectId: string; app: string }>, response) => {
    const { projectId, app } = request.params;
    const [appId = ''] = app.split(':exchange');
    response.json(issueToken(privateKey, { projectId, appId }));
  });
  app.get('/recaptcha/enterprise.js', (request, response) => {
    const { searchParams } = new URL(request.url, 'https://www.google.com');
    response.type('text/javascript').send(recaptchaLoader(searchParams));
  });
  app.get(releasePath, (_request, response) => {
    response.type('text/javascript').send(recaptchaRelease);
  });
  const server = app.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function issueToken(
  key: KeyObject,
  {
    projectId,
    appId,
    lifetimeS = defaultLifetimeS,
  }: Required<Omit<TokenOptions, 'lifetimeS'>> & TokenOptions,
): { token: string; ttl: string } {
  const nowS = Math.floor(Date.now() / 1000);
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${part({
    iss: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
    aud: [`projects/${projectNumber}`, `projects/${projectId}`],
    sub: appId,
    jti: randomUUID(),
    // Even in an expired token, `iat` must be before `exp`.
    iat: Math.min(nowS, nowS + lifetimeS) - 1,
    exp: nowS + lifetimeS,
  })}`;
  const signature = sign('RSA-SHA256', Buffer.from(content), key).toString('base64url');
  return { token: `${content}.${signature}`, ttl: `${lifetimeS}s` };
}
