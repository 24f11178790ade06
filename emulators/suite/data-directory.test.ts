import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripeApiVersion } from 'local-stripe/api-version';
import { describe, expect, it } from 'vitest';
import { prepareData, shopData } from './data-directory.ts';

const log = () => {};

function savedData() {
  const data = shopData(join(mkdtempSync(join(tmpdir(), 'shop-data-')), 'data'));
  mkdirSync(join(data.firebaseExport, 'auth_export'), { recursive: true });
  const firestore = { metadata_file: 'firestore.metadata' };
  const metadata = JSON.stringify({ firestore, auth: { path: 'auth_export' } });
  writeFileSync(join(data.firebaseExport, 'firebase-export-metadata.json'), metadata);
  writeFileSync(join(data.firebaseExport, 'firestore.metadata'), 'x');
  writeFileSync(join(data.firebaseExport, 'auth_export', 'accounts.json'), '{"users":[]}');
  writeFileSync(data.stripeState, JSON.stringify({ apiVersion: stripeApiVersion, books: {} }));
  return data;
}

describe('prepareData', () => {
  it('keeps data that was saved completely', () => {
    expect(prepareData(savedData(), { fresh: false, log })).toBe(true);
  });

  it('starts fresh if there is no data', () => {
    const data = shopData(join(mkdtempSync(join(tmpdir(), 'shop-data-')), 'data'));
    expect(prepareData(data, { fresh: false, log })).toBe(false);
    expect(existsSync(data.directory)).toBe(true);
  });

  it('deletes saved data if a fresh start is requested', () => {
    const data = savedData();
    expect(prepareData(data, { fresh: true, log })).toBe(false);
    expect(existsSync(data.stripeState)).toBe(false);
  });

  it.each([
    ['a half-written export', (data: ReturnType<typeof savedData>) => data.firebaseExport],
    ['incomplete payment data', (data: ReturnType<typeof savedData>) => data.stripeState],
  ])('moves %s aside with a message and starts fresh', (_what, broken) => {
    const data = savedData();
    const path = broken(data);
    const file = path === data.stripeState ? path : join(path, 'firebase-export-metadata.json');
    writeFileSync(file, '{"firestore":');
    const said: string[] = [];
    expect(prepareData(data, { fresh: false, log: (line) => said.push(line) })).toBe(false);
    expect(said.join()).toContain(`it is incomplete. It was moved to ${data.directory}.unusable`);
    expect(existsSync(`${data.directory}.unusable`)).toBe(true);
    expect(existsSync(data.firebaseExport)).toBe(false);
  });

  it("starts fresh if Stripe's data has another API version", () => {
    const data = savedData();
    writeFileSync(data.stripeState, JSON.stringify({ apiVersion: '2020-08-27', books: {} }));
    expect(prepareData(data, { fresh: false, log })).toBe(false);
  });
});
