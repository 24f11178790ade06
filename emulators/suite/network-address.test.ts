import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  family: 'IPv4',
  internal,
  cidr: null,
});

const lo = [at('127.0.0.1', true)];

it('prefers the address that a phone can reach', () => {
  const interfaces = { lo, docker0: [at('172.17.0.1')], wlan0: [at('192.168.1.5')] };
  expect(networkAddress(undefined, interfaces)).toBe('192.168.1.5');
});

it('falls back to an address of another private network', () => {
  expect(networkAddress(undefined, { lo, tun0: [at('10.8.0.2')] })).toBe('10.8.0.2');
});

it('accepts a requested address only if this computer has it', () => {
  const interfaces = { lo, wlan0: [at('192.168.1.5')], tun0: [at('10.8.0.2')] };
  expect(networkAddress('10.8.0.2', interfaces)).toBe('10.8.0.2');
  expect(() => networkAddress('10.8.0.3', interfaces)).toThrow(
    "10.8.0.3 isn't an IPv4 address of this computer. It has 127.0.0.1, 192.168.1.5, 10.8.0.2.",
  );
});

it('reports a missing network', () => {
  expect(() => networkAddress(undefined, { lo })).toThrow("This computer isn't on a network");
});
