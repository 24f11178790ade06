import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { neededPorts } from '@dental-shop/emulators/suite/ports';
import { describe, expect, it } from 'vitest';

/**
 * Addresses of this computer besides 127.0.0.1. All of 127.0.0.0/8 is this computer on Linux, where
 * whoever listens at every address answers at 127.0.0.2 as well.
 */
const otherAddresses = [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address),
];

function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port, timeout: 5_000 });
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('timeout', () => resolve(false));
  }).finally(() => socket.destroy());
}

describe.each(neededPorts)('$user, at port $port', ({ port }) => {
  it('is reached from this computer alone', async () => {
    expect(await accepts('127.0.0.1', port)).toBe(true);
    for (const address of otherAddresses) {
      expect([address, await accepts(address, port)]).toEqual([address, false]);
    }
  });
});
