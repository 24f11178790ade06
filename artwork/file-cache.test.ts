import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFileCache } from './file-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const making = (text: string) => vi.fn(async () => new TextEncoder().encode(text));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('makes each file only once across builds', async () => {
  const make = making('drawn');
  const inputs = ['<svg/>', new Uint8Array([1, 2])];
  for (const cache of [await openFileCache(folder), await openFileCache(folder)]) {
    expect(textOf(await cache(inputs, make))).toBe('drawn');
    expect(textOf(await cache(inputs, make))).toBe('drawn');
  }
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  [['ab'], ['a', 'b']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', '']],
])('distinguishes the inputs %j and %j', async (some, others) => {
  const cache = await openFileCache(folder);
  await cache(some, making('some'));
  expect(textOf(await cache(others, making('others')))).toBe('others');
});

it('caches nothing after a failure', async () => {
  const cache = await openFileCache(folder);
  await expect(cache(['a'], () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(textOf(await cache(['a'], making('drawn')))).toBe('drawn');
});

it('deletes files that no build has used for two weeks', async () => {
  const cache = await openFileCache(folder);
  await cache(['old'], making('old'));
  await cache(['used'], making('used'));
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
  await cache(['used'], making('new'));
  const make = making('old');
  const next = await openFileCache(folder);
  await next(['old'], make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(textOf(await next(['used'], making('new')))).toBe('used');
});
