import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseHeaders } from './src/entry/response-headers.ts';
import { post, type RunningFunction, startFunction } from './start-function.ts';

const here = import.meta.dirname;
const build = (...args: string[]) =>
  spawnSync(process.execPath, [join(here, 'build.ts'), ...args], { encoding: 'utf8' });

beforeAll(() => {
  expect(build('--target', 'production')).toMatchObject({ status: 0, stderr: '' });
}, 60_000);

describe('functions build', () => {
  it.each([[[]], [['--target', 'staging']]])('requires a target: %j', (args) => {
    const { status, stderr } = build(...args);
    expect(status).toBe(1);
    expect(stderr).toBe('Specify --target emulators or --target production.\n');
  });

  it('contains no settings or embedded source code in production', () => {
    const folder = join(here, 'dist/production');
    const files = readdirSync(folder);
    expect(files.filter((file) => file.startsWith('.'))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['index.js', 'main.cjs', 'package.json', 'package-lock.json']),
    );
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(all).not.toMatch(/demo-dental-shop|sk_test_local|127\.0\.0\.1|sourcesContent":\["/);
  });

  it('locks exactly the required packages to their tested versions and contents', () => {
    const readJson = (file: string) => JSON.parse(readFileSync(join(here, file), 'utf8'));
    const { packages: tested } = readJson('../package-lock.json');
    const { '': root, ...locked } = readJson('dist/production/package-lock.json').packages;
    const manifest = readJson('dist/production/package.json');
    expect(root.dependencies).toEqual(manifest.dependencies);
    expect(manifest.dependencies).toEqual(readJson('package.json').dependencies);
    expect(Object.keys(locked)).toEqual(
      expect.arrayContaining(
        Object.keys(manifest.dependencies).map((name) => `node_modules/${name}`),
      ),
    );
    expect(Object.keys(locked).length).toBeGreaterThan(200);
    for (const [path, { version, integrity }] of Object.entries<Record<string, string>>(locked)) {
      const { version: expected, integrity: content } = tested[`functions/${path}`] ?? tested[path];
      expect([path, version, integrity]).toEqual([path, expected, content]);
    }
    expect(Object.keys(locked)).not.toContain('node_modules/@dental-shop/domain');
    expect(Object.keys(locked)).not.toContain('node_modules/esbuild');
  });
});

/** 216 bytes of Brotli that decompress to 256 MB of JSON. */
const brotliBomb = Buffer.from(
  [
    'z///f/glQOKxQCD3/p/////wSwDEYQGA7v0/////4ZcAiMMiAN37f/7//8MvARCHBQC69//8//+HXwIgDgsAdO//+f',
    '//D78EQBwWAOje//P//x9+CYA4LADQvf/n//8//BIAcVgAoHv/z///f/glAOKwAED3/p/////wSwDEYQGA7v0/////',
    '4ZcAiMMCAN37f/7//8MvARCHBQC69//8//+HXwIgDgsAdO//+f//D78EQBwWAOje//P//x9+CYA4LADQvf/n//8//B',
    'IAcVgAoHv/jwCAe30D',
  ].join(''),
  'base64',
);
/** Also 256 MB of JSON, because gzip files can be concatenated. */
const gzipBomb = Buffer.concat(Array.from({ length: 256 }, () => gzipSync(' '.repeat(2 ** 20))));

const tooLarge = { error: 'This request is too large.', code: 'payload-too-large' };
const compressed = {
  error: 'Send this request without compression.',
  code: 'unsupported-encoding',
};
const asCallable = ({ error, code }: typeof tooLarge) => ({
  error: { status: 'INVALID_ARGUMENT', message: error, details: { code } },
});

/**
 * The honeypot field is filled in, so the function drops this message before it accesses the
 * database.
 */
const message = JSON.stringify({
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hello',
  language: 'en',
  website: 'x',
});
const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'product.created' });
const signingSecret = 'whsec_test';

interface TestedFunction {
  name: string;
  path: string;
  maxBytes: number;
  valid: (length: number) => { body: string; headers?: Record<string, string> };
  accepted: number;
  refusal: (body: typeof tooLarge) => object;
}

const functions: TestedFunction[] = [
  {
    name: 'api',
    path: apiPaths.contact,
    maxBytes: 64 * 1024,
    valid: (length) => ({ body: message.padEnd(length) }),
    accepted: 200,
    refusal: (body) => body,
  },
  {
    name: 'staff',
    path: staffCallPath('readOverview'),
    maxBytes: 512 * 1024,
    valid: (length) => ({ body: '{"data":{}}'.padEnd(length) }),
    accepted: 401,
    refusal: asCallable,
  },
  {
    name: 'stripeWebhook',
    path: apiPaths.stripeWebhook,
    maxBytes: 512 * 1024,
    valid: (length) => {
      const payload = event.padEnd(length);
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: signingSecret,
      });
      return { body: payload, headers: { 'stripe-signature': signature } };
    },
    accepted: 200,
    refusal: (body) => body,
  },
];

describe.each(functions)('$name in the functions runtime', (tested) => {
  const { name, path, maxBytes, valid, accepted, refusal } = tested;
  let running: RunningFunction;
  beforeAll(async () => {
    running = await startFunction(join(here, 'dist/production'), {
      FUNCTION_TARGET: name,
      STRIPE_WEBHOOK_SECRET: signingSecret,
      STRIPE_API_BASE: 'http://127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_test_none',
    });
  }, 60_000);
  afterAll(() => running.stop());

  it.each([
    ['gzip', gzipBomb],
    ['GZip', gzipBomb],
    ['x-gzip', gzipBomb],
    ['br', brotliBomb],
    ['deflate', gzipBomb],
    ['zstd', gzipBomb],
    ['gzip, br', gzipBomb],
    ['identity, gzip', gzipBomb],
  ])('rejects a body compressed with %s and keeps running', async (encoding, body) => {
    const headers = { 'content-encoding': encoding };
    const response = await post(running, path, { headers, chunks: [body] });
    expect(response).toMatchObject({ status: 415, body: refusal(compressed) });
    for (const [header, value] of Object.entries(responseHeaders)) {
      expect([header, response.headers[header.toLowerCase()]]).toEqual([header, value]);
    }
    const next = valid(0);
    expect(
      await post(running, path, { headers: next.headers, chunks: [Buffer.from(next.body)] }),
    ).toMatchObject({ status: accepted, port: response.port });
  });

  it.each([
    ['declared', 'content-length'],
    ['chunked', 'transfer-encoding'],
  ] as const)('limits the size of a %s body', async (_, framing) => {
    const { body, headers } = valid(maxBytes);
    const chunks = Array.from({ length: 16 }, (_unused, index) =>
      Buffer.from(body).subarray((index * maxBytes) / 16, ((index + 1) * maxBytes) / 16),
    );
    expect(await post(running, path, { framing, headers, chunks })).toMatchObject({
      status: accepted,
    });
    expect(
      await post(running, path, { framing, headers, chunks: [...chunks, Buffer.from(' ')] }),
    ).toMatchObject({ status: 413, body: refusal(tooLarge) });
  });

  it('rejects a huge body based on its declared length', async () => {
    const headers = { 'content-length': String(2 ** 30) };
    expect(await post(running, path, { headers, chunks: [] })).toMatchObject({
      status: 413,
      body: refusal(tooLarge),
    });
  });

  it('stops collecting chunks at the limit', async () => {
    const chunks = Array.from({ length: 32 }, () => Buffer.alloc(2 ** 20, ' '));
    expect(await post(running, path, { framing: 'transfer-encoding', chunks })).toMatchObject({
      status: 413,
      body: refusal(tooLarge),
    });
  });

  it('passes on an empty chunked body', async () => {
    const { status } = await post(running, path, { framing: 'transfer-encoding', chunks: [] });
    expect(status).toBe(400);
  });
});

it('passes events of any size to triggers, which only Google can call', async () => {
  const trigger = await startFunction(join(here, 'dist/production'), {
    FUNCTION_TARGET: 'synchronizeClaims',
    FUNCTION_SIGNATURE_TYPE: 'cloudevent',
  });
  const response = await post(trigger, '/', { chunks: [Buffer.alloc(2 ** 20, '{')] });
  trigger.stop();
  expect(response.status).toBe(400);
}, 60_000);
