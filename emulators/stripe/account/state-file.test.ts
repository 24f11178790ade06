import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callAsBrowser, startForTest } from '../test-server.ts';
import { openStateFile } from './state-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-stripe-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the state file', () => {
  it('contains payments but no card number', async () => {
    const stateFile = join(folder, 'books.json');
    const { sdk, url, close } = await startForTest({ stateFile });
    const { id, client_secret: secret } = await sdk.paymentIntents.create({
      amount: 700,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    const paid = await callAsBrowser(url, 'POST', `payment_intents/${id}/confirm`, {
      client_secret: secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '987',
    });
    expect(paid.status).toBe(200);
    await close();
    const kept = readFileSync(stateFile, 'utf8');
    expect(kept).toContain(id);
    expect(kept).not.toContain('4242424242424242');
    expect(kept).not.toMatch(/"987"|cvc"/);
  });

  it.each([
    ['is broken', '{'],
    ['has another API version', '{"apiVersion":"2020-01-01","books":{}}'],
  ])('is rejected with instructions when it %s', (_name, content) => {
    const path = join(folder, 'books.json');
    writeFileSync(path, content);
    expect(() => openStateFile(path)).toThrow(/Move .*books\.json away/);
  });

  it('drops events after 30 days', () => {
    const path = join(folder, 'books.json');
    const { state: books, flush } = openStateFile(path);
    const event = { object: 'event', data: { object: {} }, livemode: false } as const;
    const rest = { api_version: null, pending_webhooks: 0, request: null } as const;
    const type = 'customer.created';
    books.events.evt_old = { ...event, ...rest, id: 'evt_old', type, created: 1 };
    const now = Math.floor(Date.now() / 1000);
    books.events.evt_new = { ...event, ...rest, id: 'evt_new', type, created: now };
    flush();
    expect(Object.keys(openStateFile(path).state.events)).toEqual(['evt_new']);
  });
});
