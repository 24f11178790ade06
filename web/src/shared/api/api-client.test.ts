import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkApprovalResponse } from '@dental-shop/domain/api/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const schema = checkApprovalResponse;

describe('request', () => {
  let server: Server;
  let address: string;
  let mockResponse: { status: number; body: string; headers?: Record<string, string> };
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
      response
        .writeHead(mockResponse.status, { ...type, ...mockResponse.headers })
        .end(mockResponse.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  beforeEach(() => {
    mockResponse = { status: 200, body: '{"approved":true,"status":"approved"}' };
  });

  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });

  it('sends the bearer token and JSON and returns the validated body', async () => {
    const body = await request(address, { method: 'POST', body: {}, schema, token: 'a.b.c' });
    expect(body).toEqual({ approved: true, status: 'approved' });
    expect(received.method).toBe('POST');
    expect(received.headers.authorization).toBe('Bearer a.b.c');
    expect(received.headers['content-type']).toBe('application/json');
  });

  it('strips invisible characters from strings', async () => {
    mockResponse = { status: 200, body: JSON.stringify({ name: '\u202EA\u0000na' }) };
    const name = { parse: (body: unknown) => body as { name: string } };
    expect(await request(address, { schema: name, token: 't' })).toEqual({ name: 'Ana' });
  });

  it("includes the server's message, code, and field in the error", async () => {
    const body = { error: 'Please check it.', code: 'invalid-input', field: 'email' };
    mockResponse = { status: 400, body: JSON.stringify(body) };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'Please check it.',
      code: 'invalid-input',
      field: 'email',
    });
  });

  it("includes the server's message even without a code", async () => {
    mockResponse = { status: 409, body: '{"error":"Please call the office."}' };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      status: 409,
      message: 'Please call the office.',
      code: 'uncoded',
    });
  });

  it("ignores the message if the content type isn't JSON", async () => {
    const headers = { 'content-type': 'text/html' };
    mockResponse = { status: 502, body: '{"error":"Buy cheap pills.","code":"x"}', headers };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      status: 502,
      message: 'Something went wrong on our end. Try again.',
      code: 'unexpected-answer',
    });
  });

  it("includes the server's retry delay in the error", async () => {
    const body = { error: 'Too often.', code: 'too-many-requests' };
    mockResponse = { status: 429, body: JSON.stringify(body), headers: { 'retry-after': '90' } };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterMs: 90_000,
    });
  });

  it.each([
    ['a success with an invalid body', 200, '{"approved":"yes"}'],
    ["a success that isn't JSON", 200, '<html>'],
    ["a failure that isn't JSON", 502, 'Bad Gateway'],
  ])('reports %s as unexpected', async (_, status, text) => {
    mockResponse = { status, body: text };
    const failure = { status, code: 'unexpected-answer' };
    await expect(request(address, { schema, token: 't' })).rejects.toMatchObject(failure);
  });

  it('reports a network error if there is no response', async () => {
    const failure = { status: 0, code: 'network' };
    const unreachable = 'http://127.0.0.1:1/';
    await expect(request(unreachable, { schema, token: 't' })).rejects.toMatchObject(failure);
  });
});
