import { createPaymentIntentRequest } from '@dental-shop/domain/api/payment';
import { registerRequest } from '@dental-shop/domain/api/register';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { serve } from '../platform/test-server.ts';
import { errorHandler } from './error-responses.ts';
import { readBody } from './read-body.ts';

async function post(body: string | Uint8Array<ArrayBuffer>) {
  const app = express();
  app.post('/register', (request, response) => {
    response.json(readBody(request, registerRequest));
  });
  app.use(errorHandler);
  const response = await fetch(`${await serve(app)}/register`, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const form = {
  email: 'a@example.com',
  fullName: 'A',
  type: 'lab',
  licenseNumber: null,
  officeAddress: '1 Main Street',
};

describe('readBody', () => {
  it('returns the parsed body', async () => {
    expect(await post(JSON.stringify({ ...form, fullName: ' A ' }))).toEqual({
      status: 200,
      body: form,
    });
  });

  it.each(['', '{', 'null', '[]', '"text"', 'email=a%40example.com', '\u0000'])(
    'responds with 400 to the body %j',
    async (body) => {
      expect(await post(body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  it('rejects a __proto__ key', async () => {
    const body = `{"__proto__": {"admin": true}, ${JSON.stringify(form).slice(1)}`;
    expect(await post(body)).toMatchObject({ status: 400, body: { field: '__proto__' } });
  });

  it('accepts the largest possible checkout', () => {
    const line = { sku: '€'.repeat(40), quantity: 9_999 };
    const request = {
      email: 'a@example.com',
      customerData: { selectedItems: Array.from({ length: 50 }, () => line) },
    };
    expect(createPaymentIntentRequest.safeParse(request).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(64 * 1024);
  });
});
