import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together } from './together.ts';

const failLater = async (ms: number, message: string) => {
  await pause(ms);
  throw new Error(message);
};

it('answers both, in their order', async () => {
  expect(await together(pause(5, 'slow'), Promise.resolve(1))).toEqual(['slow', 1]);
});

it('throws what the first one threw, however late', async () => {
  const both = together(failLater(20, 'first'), failLater(1, 'second'));
  await expect(both).rejects.toThrow('first');
});

it.each([
  ['first', 1, 20],
  ['second', 20, 1],
] as const)('waits for the other where the %s fails', async (failing, firstMs, secondMs) => {
  let ended = 0;
  const work = async (name: string, ms: number) => {
    await pause(ms);
    ended += 1;
    if (name === failing) throw new Error(name);
  };
  await expect(together(work('first', firstMs), work('second', secondMs))).rejects.toThrow(failing);
  expect(ended).toBe(2);
});
