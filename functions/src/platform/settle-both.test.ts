import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { settleBoth } from './settle-both.ts';

const failLater = async (ms: number, message: string) => {
  await pause(ms);
  throw new Error(message);
};

describe('settleBoth', () => {
  it('resolves to both values in order', async () => {
    expect(await settleBoth(pause(5, 'slow'), Promise.resolve(1))).toEqual(['slow', 1]);
  });

  it("rejects with the first promise's error, even if that promise rejects last", async () => {
    const both = settleBoth(failLater(20, 'first'), failLater(1, 'second'));
    await expect(both).rejects.toThrow('first');
  });

  it.each([
    ['first', 1, 20],
    ['second', 20, 1],
  ] as const)(
    'waits for the other promise if the %s rejects',
    async (failing, firstMs, secondMs) => {
      let ended = 0;
      const work = async (name: string, ms: number) => {
        await pause(ms);
        ended += 1;
        if (name === failing) throw new Error(name);
      };
      await expect(settleBoth(work('first', firstMs), work('second', secondMs))).rejects.toThrow(
        failing,
      );
      expect(ended).toBe(2);
    },
  );
});
