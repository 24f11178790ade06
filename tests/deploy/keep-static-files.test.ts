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
const begin = Date.parse('2026-11-22T10:00:00Z');

let root: string;
let server: Server;
let address: string;
/** What customers have: undefined before the first deploy. */
let live: string | undefined;
/** Answers of the site other than its files, by path. */
let answers: Record<string, { status: number; text: string }>;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  root = mkdtempSync(join(tmpdir(), 'keep-static-files-'));
  live = undefined;
  answers = {};
  server = createServer(({ url = '' }, response) => {
    const other = answers[url];
    const file = live === undefined ? '' : join(live, url);
    if (!other && file && existsSync(file)) return response.end(readFileSync(file));
    response.statusCode = other?.status ?? 404;
    response.end(other?.text ?? '<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

/** Builds a site with these scripts; each has the given text. */
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

it('keeps the scripts of the deploys before, and each for two weeks after it was replaced', async () => {
  await deploy(build('first', { 'main-1.js': 'one', 'vendor-1.js': 'vendor' }), begin);
  const second = build('second', { 'main-2.js': 'two', 'vendor-1.js': 'vendor' });
  // However long the first one was there.
  await deploy(second, begin + 90 * day);
  expect(scriptsOf(second)).toEqual(['main-1.js', 'main-2.js', 'vendor-1.js']);
  expect(readFileSync(join(second, 'static/js/main-1.js'), 'utf8')).toBe('one');

  const third = build('third', { 'main-3.js': 'three', 'vendor-1.js': 'vendor' });
  await deploy(third, begin + 103 * day);
  expect(scriptsOf(third)).toEqual(['main-1.js', 'main-2.js', 'main-3.js', 'vendor-1.js']);

  const fourth = build('fourth', { 'main-4.js': 'four', 'vendor-1.js': 'vendor' });
  await deploy(fourth, begin + 105 * day);
  expect(scriptsOf(fourth)).toEqual(['main-2.js', 'main-3.js', 'main-4.js', 'vendor-1.js']);
});

it('forgets when a script was replaced that a later build has again', async () => {
  await deploy(build('first', { 'main-1.js': 'one' }), begin);
  await deploy(build('second', { 'main-2.js': 'two' }), begin + day);
  await deploy(build('back', { 'main-1.js': 'one' }), begin + 2 * day);
  const next = build('next', { 'main-3.js': 'three' });
  await deploy(next, begin + 15.5 * day);
  expect(scriptsOf(next)).toEqual(['main-1.js', 'main-2.js', 'main-3.js']);
});

it('does the same again where the build is taken as it is', async () => {
  await deploy(build('first', { 'main-1.js': 'one' }), begin);
  const second = build('second', { 'main-2.js': 'two' });
  await keepStaticFiles({ webFolder: second, address, now: begin + day });
  await deploy(second, begin + day);
  expect(scriptsOf(second)).toEqual(['main-1.js', 'main-2.js']);
  // Taken again so late that nothing of the first is due.
  await deploy(second, begin + 30 * day);
  expect(scriptsOf(second)).toEqual(['main-2.js']);
});

it('has nothing to keep before the first deploy', async () => {
  const first = build('first', { 'main-1.js': 'one' });
  await deploy(first, begin);
  expect(scriptsOf(first)).toEqual(['main-1.js']);
});

it('keeps the catalogue for offline use as well, also where the build is taken as it is', async () => {
  const withCatalogue = (name: string, hash: string) => {
    const folder = build(name, { [`main-${name}.js`]: name });
    mkdirSync(join(folder, 'static/data'));
    writeFileSync(join(folder, `static/data/catalogue-${hash}.json`), `{"hash":"${hash}"}`);
    return folder;
  };
  await deploy(withCatalogue('first', 'Ab_1'), begin);
  const second = withCatalogue('second', 'Cd-2');
  await keepStaticFiles({ webFolder: second, address, now: begin + day });
  await deploy(second, begin + day);
  expect(readdirSync(join(second, 'static/data')).sort()).toEqual([
    'catalogue-Ab_1.json',
    'catalogue-Cd-2.json',
  ]);
});

it('publishes no file that the next deploy would refuse', async () => {
  const first = build('first', { 'main-1.js': 'one' });
  mkdirSync(join(first, 'static/fonts'));
  writeFileSync(join(first, 'static/fonts/inter-1.woff2'), '');
  await expect(deploy(first, begin)).rejects.toThrow(
    "The next deploy wouldn't keep static/fonts/inter-1.woff2",
  );
  expect(existsSync(join(first, 'static-files.json'))).toBe(false);
});

it('deploys nothing where the site does not say what customers have', async () => {
  const next = build('next', { 'main-2.js': 'two' });
  answers['/static-files.json'] = { status: 503, text: '' };
  await expect(deploy(next, begin)).rejects.toThrow("Couldn't read the list");
  answers['/static-files.json'] = { status: 200, text: '<!doctype html>' };
  await expect(deploy(next, begin)).rejects.toThrow("Couldn't read the list");
});

it.each(['../../firebase.json', 'js/../../index.html', '/etc/passwd', 'js/.htaccess', 'js\\x.js'])(
  'writes nothing outside of the folder: %s',
  async (file) => {
    const text = JSON.stringify({ [file]: { sha256: 'x' } });
    answers['/static-files.json'] = { status: 200, text };
    await expect(deploy(build('next', { 'main-2.js': 'two' }), begin)).rejects.toThrow(
      "Couldn't read the list",
    );
  },
);

it('does not keep a page or another text in the place of a script', async () => {
  await deploy(build('first', { 'main-1.js': 'one', 'page-1.js': 'page' }), begin);
  answers['/static/js/main-1.js'] = { status: 200, text: '<!doctype html>' };
  const second = build('second', { 'main-2.js': 'two' });
  await deploy(second, begin + day);
  expect(scriptsOf(second)).toEqual(['main-2.js', 'page-1.js']);
  expect(Object.keys(JSON.parse(readFileSync(join(second, 'static-files.json'), 'utf8')))).toEqual(
    expect.not.arrayContaining(['js/main-1.js']),
  );
});
