import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ports } from '@dental-shop/emulators/addresses';
import { neededPorts } from '@dental-shop/emulators/suite/ports';
import { describe, expect, it } from 'vitest';
import { isLoopback, listenersOfProcess } from './listening-addresses.ts';

/**
 * This computer's addresses besides 127.0.0.1. On Linux, a service bound to all interfaces also
 * accepts connections on 127.0.0.2.
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

describe.each(neededPorts)('$user, on port $port', ({ port }) => {
  it('accepts connections from this computer only', async () => {
    expect(await accepts('127.0.0.1', port)).toBe(true);
    for (const address of otherAddresses) {
      expect([address, await accepts(address, port)]).toEqual([address, false]);
    }
  });
});

/** Includes dynamic ports, such as the emulators' internal ones and Vite's. */
it.runIf(process.platform === 'linux')(
  "none of the shop's ports are open to other computers",
  () => {
    const found = listenersOfProcess(ports.stripe);
    const others = neededPorts.filter(({ port }) => !found.some((each) => each.port === port));
    expect(others).toEqual([]);
    expect(found.filter(({ address }) => !isLoopback(address))).toEqual([]);
  },
);

it('recognizes loopback addresses', () => {
  const own = ['0100007F', '0000000000000000FFFF00000100007F', `${'0'.repeat(24)}01000000`];
  const nonLoopback = ['00000000', '0'.repeat(32), '0000000000000000FFFF000000000000', '0101A8C0'];
  expect([...own, ...nonLoopback].filter(isLoopback)).toEqual(own);
});
