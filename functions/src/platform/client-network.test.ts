import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-network.ts';

const hosting = '104.198.56.253';

describe('clientAddress', () => {
  it.each([
    ['the caller without Hosting', '196.25.1.1', '196.25.1.1'],
    ['the visitor before Hosting', `196.25.1.1,${hosting}`, '196.25.1.1'],
    ['the visitor and not what they wrote', `8.8.8.8, 196.25.1.1, ${hosting}`, '196.25.1.1'],
    ['an IPv6 address', `nonsense,  2001:db8::1 ,${hosting}`, '2001:db8::1'],
  ])('takes %s', (_, header, expected) => {
    expect(clientAddress(header)).toBe(expected);
  });

  it.each([undefined, '', ' ', `, ${hosting}`])('finds none in %j', (header) => {
    expect(clientAddress(header)).toBeUndefined();
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.250', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['203.0.114.7', '203.0.114.0/24'],
    ['2001:0db8:0007:1::1', '2001:db8:7::/48'],
    ['2001:DB8:7:ffff:1:2:3:4', '2001:db8:7::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0::/48'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '192.168.1.2',
    'fe80::1%eth0',
    'fd00::1',
    'nonsense',
    '1.2.3',
    '203.0.113.7:443',
  ])('is unknown of %j', (address) => expect(networkOf(address)).toBeUndefined());

  it('is unknown without a header', () => expect(networkOf(undefined)).toBeUndefined());
});
