import { expect, it } from 'vitest';
import { Shutdown } from './shutdown.ts';

it('stops all parts once, in reverse order, even if one fails', async () => {
  const stopped: string[] = [];
  const shutdown = new Shutdown();
  for (const name of ['stripe', 'emulators', 'data']) {
    shutdown.add(name, async () => {
      stopped.push(name);
      if (name === 'emulators') throw new Error('no answer');
    });
  }
  expect(await shutdown.run()).toEqual(['emulators: no answer']);
  expect(await shutdown.run()).toEqual([]);
  expect(stopped).toEqual(['data', 'emulators', 'stripe']);
});
