import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rateLimitKey, readClient } from './client-ip.ts';

const hosting = '104.198.56.253';
const fastly = '157.52.88.22';
const visitor = '200.114.214.155';

const clientOf = (forwardedFor: string | undefined, fastlyClientIp?: string) =>
  readClient((name) =>
    name === 'x-forwarded-for' ? forwardedFor : name === 'fastly-client-ip' ? fastlyClientIp : '',
  );
const bucket = (forwardedFor: string, fastlyClientIp?: string) =>
  rateLimitKey(clientOf(forwardedFor, fastlyClientIp));

describe('a request through Hosting', () => {
  it.each([
    // Observed in June 2019.
    ['in the chain', `${visitor},${hosting}`, visitor],
    ['in the chain, without Fastly-Client-IP', `${visitor}, ${hosting}`, undefined],
    ['behind two Fastly servers', `${visitor}, ${fastly}, ${hosting}`, visitor],
    ['who is listed twice', `${visitor}, ${visitor}, ${hosting}`, visitor],
    ['behind an office proxy', `10.0.0.5, ${visitor}, ${hosting}`, visitor],
    ['who forged a chain entry', `8.8.8.8, ${visitor}, ${hosting}`, visitor],
    ['who forged Fastly-Client-IP', `${visitor}, ${hosting}`, '198.51.100.1'],
    ['who forged both', `198.51.100.1, ${visitor}, ${fastly}, ${hosting}`, '198.51.100.1'],
    ['whose entry Cloud Run dropped', hosting, visitor],
    ['if the chain contains only Fastly servers', `${fastly}, ${hosting}`, visitor],
    ['whose entry is garbage', `nonsense, ${hosting}`, visitor],
    ['whose entry is a private address', `10.1.2.3, ${hosting}`, visitor],
    ["forwarded by a proxy in Google's network", `${visitor}, 169.254.1.1`, visitor],
    ['forwarded by Fastly directly', `${visitor}, ${fastly}`, undefined],
    ['with an IPv4-mapped IPv6 address', `::ffff:${visitor}, ${hosting}`, undefined],
  ])('identifies a visitor %s', (_, forwardedFor, fastlyClientIp) => {
    expect(clientOf(forwardedFor, fastlyClientIp)).toMatchObject({
      address: visitor,
      network: '200.114.214.0/24',
    });
  });

  it('identifies a visitor who has a Fastly address, despite a forged entry', () => {
    const relay = '146.75.128.9';
    expect(clientOf(`198.51.100.1, ${relay}, ${hosting}`, relay).address).toBe(relay);
  });

  it('identifies a visitor in Google Cloud, despite a forged entry', () => {
    const machine = '34.120.1.2';
    expect(clientOf(`198.51.100.1, ${machine}, ${hosting}`, machine).address).toBe(machine);
    expect(clientOf(`198.51.100.1, ${machine}, ${hosting}`).address).toBe(machine);
  });

  it.each([undefined, '', 'nonsense', '10.0.0.1', '1.2.3.4, 5.6.7.8', '999.1.1.1'])(
    'is attributed to the proxy if the chain has no other entry and Fastly-Client-IP is %j',
    (fastlyClientIp) => {
      expect(clientOf(hosting, fastlyClientIp)).toEqual({
        address: hosting,
        network: '104.198.56.0/24',
        proxy: undefined,
        source: 'connection',
      });
    },
  );

  it('groups IPv6 addresses by their /48 network', () => {
    expect(clientOf(`2001:DB8:7:ffff::1, ${hosting}`).network).toBe('2001:db8:7::/48');
    expect(clientOf('2607:f8b0:1::2', '2001:db8:7::1')).toMatchObject({
      network: '2001:db8:7::/48',
      proxy: '2607:f8b0:1:0::/64',
    });
  });
});

describe('a direct call', () => {
  it.each([undefined, visitor, '127.0.0.1'])(
    'is attributed to the caller if Fastly-Client-IP is %j',
    (header) => {
      const chain = `${visitor}, ${hosting}, 203.0.113.7`;
      expect(clientOf(chain, header)).toEqual({
        address: '203.0.113.7',
        network: '203.0.113.0/24',
        proxy: undefined,
        source: 'connection',
      });
    },
  );

  it("doesn't share the visitor's bucket, even if the caller's address is similar to Hosting's", () => {
    const real = bucket(`${visitor}, ${hosting}`, visitor);
    expect(bucket(`${visitor}, 104.198.56.252`, visitor)).not.toBe(real);
    expect(bucket('104.198.56.252', visitor)).not.toBe(real);
    expect(bucket(`${visitor}, ${hosting}, 203.0.113.7`, visitor)).not.toBe(real);
  });
});

describe('client network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.250', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['203.0.114.7', '203.0.114.0/24'],
    ['2001:0db8:0007:1::1', '2001:db8:7::/48'],
    ['2001:DB8:7:ffff:1:2:3:4', '2001:db8:7::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0::/48'],
  ])('for %s is %s', (address, network) => {
    expect(bucket(address)).toBe(network);
  });

  it.each([
    undefined,
    '',
    ' ',
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
  ])('is undefined for %j', (address) => {
    expect(clientOf(address)).toMatchObject({ network: undefined, source: 'none' });
  });
});

describe('logAddressChain', () => {
  it('logs each source once, without addresses', async () => {
    const info = vi.fn();
    vi.doMock('firebase-functions/logger', () => ({ info }));
    vi.resetModules();
    onTestFinished(() => {
      vi.doUnmock('firebase-functions/logger');
      vi.resetModules();
    });
    const { logAddressChain } = await import('./client-ip.ts');
    const log = (headers: Record<string, string>) => logAddressChain((name) => headers[name]);
    const throughHosting = { 'x-forwarded-for': `nonsense, ${visitor}, ${fastly}, ${hosting}` };
    log(throughHosting);
    log(throughHosting);
    log({ 'x-forwarded-for': hosting, 'fastly-client-ip': visitor });
    expect(info.mock.calls).toEqual([
      [
        'Request addresses',
        {
          source: 'forwarded-for',
          count: 4,
          entries: ['invalid', 'other', 'fastly', 'google'],
          hasFastlyClientIp: false,
        },
      ],
      [
        'Request addresses',
        { source: 'fastly-client-ip', count: 1, entries: ['google'], hasFastlyClientIp: true },
      ],
    ]);
  });
});
