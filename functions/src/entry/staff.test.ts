import { staffCallPath } from '@dental-shop/domain/api/paths';
import { type StaffCall, staffCalls } from '@dental-shop/domain/api/staff/calls';
import express from 'express';
import type { Request } from 'firebase-functions/https';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../platform/test-server.ts';
import { responseHeaders } from './response-headers.ts';
import { staff } from './staff.ts';

/** Like the functions runtime, serves the function behind Express with a parsed body. */
function serveStaff(): Promise<string> {
  const app = express().use((request, response) => {
    const { rawBody } = request as unknown as Request;
    request.body = rawBody.length > 0 ? JSON.parse(rawBody.toString()) : undefined;
    return staff(request as unknown as Request, response);
  });
  return serve(app);
}

async function post(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch((await serveStaff()) + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data: {} }),
  });
}

const names = Object.keys(staffCalls) as StaffCall[];
const otherOrigin = { origin: 'https://elsewhere.example' };

beforeEach(() => {
  vi.stubEnv('APP_CHECK', 'off');
  // Otherwise, the SDK queries the metadata server, which isn't available here.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-staff');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('staff', () => {
  it.each(names)('requires App Check for %s before any other check', async (name) => {
    vi.stubEnv('APP_CHECK', 'enforced');
    for (const token of ['', 'nonsense']) {
      const response = await post(staffCallPath(name), { 'x-firebase-appcheck': token });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: { status: 'UNAUTHENTICATED', details: { code: 'app-check-required' } },
      });
    }
  });

  it('sends the API headers', async () => {
    const { headers } = await post(staffCallPath('readOverview'));
    for (const [name, value] of Object.entries(responseHeaders)) {
      expect([name, headers.get(name)]).toEqual([name, value]);
    }
  });

  it.each([
    ...names.map((name) => staffCallPath(name)),
    // Without Hosting, the runtime strips the function's name from the path.
    ...names.map((name) => `/${name}`),
  ])('responds with 401 to %s without a sign-in', async (path) => {
    const response = await post(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: {
        status: 'UNAUTHENTICATED',
        message: 'Sign in and try again.',
        details: { code: 'sign-in-required' },
      },
    });
  });

  it.each([
    '/api/staff/noSuchCall',
    '/api/staff/refundorder',
    '/api/staff/refundOrder/',
    '/api/staff/constructor',
    '/api/staff/__proto__',
    '/api/staff/%E0%A4%A',
    '/',
  ])('responds with 404 to %s', async (path) => {
    const response = await post(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        status: 'NOT_FOUND',
        message: 'We couldn’t find what you’re looking for.',
        details: { code: 'not-found' },
      },
    });
  });

  it('sends no CORS headers to another origin', async () => {
    const response = await post(staffCallPath('readOverview'), otherOrigin);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(await serveStaff(), {
      method: 'OPTIONS',
      headers: { ...otherOrigin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.ok).toBe(false);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
