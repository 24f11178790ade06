import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepStaticFiles } from '@dental-shop/deploy/steps/keep-static-files';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-22T10:00:00Z');

let root: string;
let server: Server;
let address: string;
let live: string | undefined;
let responses: Record<string, { status: number; text: string }>;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  root = mkdtempSync(join(tmpdir(), 'keep-static-files-'));
  live = undefined;
  responses = {};
  server = createServer(({ url = '' }, response) => {
    const other = responses[url];
    const file = live === undefined ? '' : join(live, url);
    if (!other && file && existsSync(file)) return response.end(readFileSync(file));
    response.statusCode = other?.status ?? 404;
    response.end(other?.text ?? '<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

function build(name: string, scripts: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  for (const [file, text] of Object.entries(scripts)) {
    writeFileSync(join(folder, 'static/js', file), text);
  }
  return folder;
}

async function deploy(folder: string, now: number): Promise<void> {
  await keepStaticFiles({ webFolder: folder, address, now });
  live = folder;
}

const scriptsOf = (folder: string) => readdirSync(join(folder, 'static/js')).sort();

it('keeps replaced scripts for two weeks', async () => {
  await deploy(build('first', { 'main-1.js': 'one', 'vendor-1.js': 'vendor' }), start);
  const second = build('second', { 'main-2.js': 'two', 'vendor-1.js': 'vendor' });
  // The two weeks start when the files are replaced, not when they're first deployed.
  await deploy(second, start + 90 * day);
  expect(scriptsOf(second)).toEqual(['main-1.js', 'main-2.js', 'vendor-1.js']);
  expect(readFileSync(join(second, 'static/js/main-1.js'), 'utf8')).toBe('one');

  const third = build('third', { 'main-3.js': 'three', 'vendor-1.js': 'vendor' });
  await deploy(third, start + 103 * day);
  expect(scriptsOf(third)).toEqual(['main-1.js', 'main-2.js', 'main-3.js', 'vendor-1.js']);

  const fourth = build('fourth', { 'main-4.js': 'four', 'vendor-1.js': 'vendor' });
  await deploy(fourth, start + 105 * day);
  expect(scriptsOf(fourth)).toEqual(['main-2.js', 'main-3.js', 'main-4.js', 'vendor-1.js']);
});

it('restarts the two weeks if a later build contains the script again', async () => {
  await deploy(build('first', { 'main-1.js': 'one' }), start);
  await deploy(build('second', { 'main-2.js': 'two' }), start + day);
  await deploy(build('back', { 'main-1.js': 'one' }), start + 2 * day);
  const next = build('next', { 'main-3.js': 'three' });
  await deploy(next, start + 15.5 * day);
  expect(scriptsOf(next)).toEqual(['main-1.js', 'main-2.js', 'main-3.js']);
});

it('gives the same result if a build is deployed again', async () => {
  await deploy(build('first', { 'main-1.js': 'one' }), start);
  const second = build('second', { 'main-2.js': 'two' });
  await keepStaticFiles({ webFolder: second, address, now: start + day });
  await deploy(second, start + day);
  expect(scriptsOf(second)).toEqual(['main-1.js', 'main-2.js']);
  // By now, the scripts from the first deploy have expired.
  await deploy(second, start + 30 * day);
  expect(scriptsOf(second)).toEqual(['main-2.js']);
});

it('keeps nothing before the first deploy', async () => {
  const first = build('first', { 'main-1.js': 'one' });
  await deploy(first, start);
  expect(scriptsOf(first)).toEqual(['main-1.js']);
});

it('keeps catalogue data for offline use, even if a build is deployed again', async () => {
  const withCatalogue = (name: string, hash: string) => {
    const folder = build(name, { [`main-${name}.js`]: name });
    mkdirSync(join(folder, 'static/data'));
    writeFileSync(join(folder, `static/data/catalogue-${hash}.json`), `{"hash":"${hash}"}`);
    return folder;
  };
  await deploy(withCatalogue('first', 'Ab_1'), start);
  const second = withCatalogue('second', 'Cd-2');
  await keepStaticFiles({ webFolder: second, address, now: start + day });
  await deploy(second, start + day);
  expect(readdirSync(join(second, 'static/data')).sort()).toEqual([
    'catalogue-Ab_1.json',
    'catalogue-Cd-2.json',
  ]);
});

it("rejects a file that the next deploy couldn't keep", async () => {
  const first = build('first', { 'main-1.js': 'one' });
  mkdirSync(join(first, 'static/fonts'));
  writeFileSync(join(first, 'static/fonts/inter-1.woff2'), '');
  await expect(deploy(first, start)).rejects.toThrow(
    "The next deploy wouldn't keep static/fonts/inter-1.woff2",
  );
  expect(existsSync(join(first, 'static-files.json'))).toBe(false);
});

it("deploys nothing if the list of published files can't be read", async () => {
  const next = build('next', { 'main-2.js': 'two' });
  responses['/static-files.json'] = { status: 503, text: '' };
  await expect(deploy(next, start)).rejects.toThrow("Couldn't read the list");
  responses['/static-files.json'] = { status: 200, text: '<!doctype html>' };
  await expect(deploy(next, start)).rejects.toThrow("Couldn't read the list");
});

it.each(['../../firebase.json', 'js/../../index.html', '/etc/passwd', 'js/.htaccess', 'js\\x.js'])(
  'writes nothing outside the folder: %s',
  async (file) => {
    const text = JSON.stringify({ [file]: { sha256: 'x' } });
    responses['/static-files.json'] = { status: 200, text };
    await expect(deploy(build('next', { 'main-2.js': 'two' }), start)).rejects.toThrow(
      "Couldn't read the list",
    );
  },
);

it('skips a script if its URL returns different content', async () => {
  await deploy(build('first', { 'main-1.js': 'one', 'page-1.js': 'page' }), start);
  responses['/static/js/main-1.js'] = { status: 200, text: '<!doctype html>' };
  const second = build('second', { 'main-2.js': 'two' });
  await deploy(second, start + day);
  expect(scriptsOf(second)).toEqual(['main-2.js', 'page-1.js']);
  expect(Object.keys(JSON.parse(readFileSync(join(second, 'static-files.json'), 'utf8')))).toEqual(
    expect.not.arrayContaining(['js/main-1.js']),
  );
});
