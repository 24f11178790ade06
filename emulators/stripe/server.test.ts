import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import type { LocalStripe } from './server.ts';
import { startForTest } from './test-server.ts';

let server: LocalStripe | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Times out if this computer doesn't have the address. */
function accepts(host: string, url: string): Promise<boolean> {
  const socket = connect({ host, port: Number(new URL(url).port), timeout: 1_000 });
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('timeout', () => resolve(false));
  }).finally(() => socket.destroy());
}

/**
 * On Linux, all of 127.0.0.0/8 is local, so a server on all interfaces would also accept
 * connections at 127.0.0.2.
 */
const otherAddresses = [
  '127.0.0.2',
  ...Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address),
];

it('listens only on localhost', async () => {
  server = await startForTest();
  const { url } = server;
  expect(await accepts('127.0.0.1', url)).toBe(true);
  for (const address of otherAddresses) {
    expect([address, await accepts(address, url)]).toEqual([address, false]);
  }
});

it.runIf(process.platform === 'linux')(
  'listens only on localhost and the configured address',
  async () => {
    server = await startForTest({ alsoAt: '127.0.0.2' });
    const { url } = server;
    expect(await accepts('127.0.0.1', url)).toBe(true);
    expect(await accepts('127.0.0.2', url)).toBe(true);
    expect(await accepts('127.0.0.3', url)).toBe(false);
    expect((await fetch(`http://127.0.0.2:${new URL(url).port}/health`)).status).toBe(200);
  },
);
