import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkApprovalResponse } from '@dental-shop/domain/api/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const schema = checkApprovalResponse;

describe('request', () => {
  let server: Server;
  let address: string;
  let answer: { status: number; body: string; headers?: Record<string, string> };
  let received: { method: IncomingMessage['method']; headers: IncomingMessage['headers'] };
  let request: typeof import('./api-client.ts').request;

  beforeAll(async () => {
    vi.stubEnv('VITE_SITE_URL', 'https://shop.example.com');
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'a-project');
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
    vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'localhost');
    vi.stubEnv('VITE_FIREBASE_APP_ID', '1:1:web:1');
    vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
    ({ request } = await import('./api-client.ts'));
    server = createServer((message, response) => {
      received = { method: message.method, headers: message.headers };
      const type = { 'content-type': 'application/json; charset=utf-8' };
      response.writeHead(answer.status, { ...type, ...answer.headers }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  beforeEach(() => {
    answer = { status: 200, body: '{"approved":true,"status":"approved"}' };
  });

  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });

  it('sends the bearer token and JSON, and gives the checked body', async () => {
    const body = await request(address, { method: 'POST', body: {}, schema, token: 'a.b.c' });
    expect(body).toEqual({ approved: true, status: 'approved' });
    expect(received.method).toBe('POST');
    expect(received.headers.authorization).toBe('Bearer a.b.c');
    expect(received.headers['content-type']).toBe('application/json');
  });

  it('gives text as people see it, however it was stored', async () => {
    answer = { status: 200, body: JSON.stringify({ name: '\u202EA\u0000na' }) };
    const name = { parse: (body: unknown) => body as { name: string } };
    expect(await request(address, { schema: name, token: 't' })).toEqual({ name: 'Ana' });
  });

  it("carries the server's sentence, code and field", async () => {
    const body = { error: 'Please check it.', code: 'invalid-input', field: 'email' };
    answer = { status: 400, body: JSON.stringify(body) };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'Please check it.',
      code: 'invalid-input',
      field: 'email',
    });
  });

  it("carries the server's sentence when there is no code", async () => {
    answer = { status: 409, body: '{"error":"Please call the office."}' };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      status: 409,
      message: 'Please call the office.',
      code: 'uncoded',
    });
  });

  it('carries no sentence from a response that is not JSON by its type', async () => {
    const headers = { 'content-type': 'text/html' };
    answer = { status: 502, body: '{"error":"Buy cheap pills.","code":"x"}', headers };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      status: 502,
      message: 'Something went wrong on our end. Try again.',
      code: 'unexpected-answer',
    });
  });

  it('carries when to try again', async () => {
    const body = { error: 'Too often.', code: 'too-many-requests' };
    answer = { status: 429, body: JSON.stringify(body), headers: { 'retry-after': '90' } };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterMs: 90_000,
    });
  });

  it.each([
    ['a success that is not what was promised', 200, '{"approved":"yes"}'],
    ['a success that is not JSON', 200, '<html>'],
    ['a failure that is not JSON', 502, 'Bad Gateway'],
  ])('calls %s an unexpected answer', async (_, status, text) => {
    answer = { status, body: text };
    const failure = { status, code: 'unexpected-answer' };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject(failure);
  });

  it('says so when there is no answer', async () => {
    const failure = { status: 0, code: 'network' };
    const nobody = 'http://127.0.0.1:1/';
    await expect(request(nobody, { schema, token: 't' })).rejects.toMatchObject(failure);
  });
});
