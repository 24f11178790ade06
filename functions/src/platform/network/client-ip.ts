import { isIP } from 'node:net';
import { info } from 'firebase-functions/logger';
import { isFastly, isGoogle, isInternal } from './edge-ip-ranges.ts';

/** See docs/decisions/027-client-address.md. */
export interface Client {
  /** Undefined if the address is unknown, for example on a developer's machine. */
  address: string | undefined;
  /**
   * For example, `203.0.113.0/24` or `2001:db8:7::/48`. ISPs assign up to a /48 to one customer.
   */
  network: string | undefined;
  /** Undefined if the client connected to Google directly. */
  proxy: string | undefined;
  source: 'forwarded-for' | 'fastly-client-ip' | 'connection' | 'none';
}

export type Header = (name: string) => string | undefined;

export function readClient(header: Header): Client {
  const chain = addressChain(header);
  // Google's front end appends the peer's address, which can't be forged.
  const peer = chain.pop();
  if (peer === undefined) return none;
  const isProxy = isGoogle(peer) || isFastly(peer) || isInternal(peer);
  const visitor = isProxy
    ? visitorBehindProxy(chain, publicAddress(header(fastlyHeader)))
    : undefined;
  if (visitor) {
    return { ...visitor, network: networkOf(visitor.address), proxy: hostOf(peer) };
  }
  // If a proxy doesn't report its visitor, the proxy counts as the client.
  if (isInternal(peer)) return none;
  return { address: peer, network: networkOf(peer), proxy: undefined, source: 'connection' };
}

const none: Client = { address: undefined, network: undefined, proxy: undefined, source: 'none' };

const fastlyHeader = 'fastly-client-ip';

/**
 * The visitor is the last entry of `X-Forwarded-For` that isn't Fastly's, because Fastly appends
 * the visitor's address and sometimes its own. Visitors can forge earlier entries and
 * `Fastly-Client-IP`. That header is the fallback, because Cloud Run sometimes drops all but the
 * last entry.
 */
function visitorBehindProxy(
  chain: readonly (string | undefined)[],
  headerAddress: string | undefined,
): (Pick<Client, 'source'> & { address: string }) | undefined {
  const index = chain.findLastIndex((address) => address === undefined || !isFastly(address));
  // Fastly runs part of Apple's Private Relay, so some visitors have Fastly addresses.
  const hasFastlyAddress =
    headerAddress !== undefined && chain.slice(index + 1).includes(headerAddress);
  const listed = publicAddress(chain[index]);
  const isVisitor = listed !== undefined && !isGoogle(listed) && !hasFastlyAddress;
  if (!isVisitor && headerAddress !== undefined) {
    return { address: headerAddress, source: 'fastly-client-ip' };
  }
  return listed === undefined ? undefined : { address: listed, source: 'forwarded-for' };
}

/** More than Fastly, Hosting, and Google add. A forged header can have thousands of entries. */
const maxEntries = 10;

function addressChain(header: Header): (string | undefined)[] {
  return (header('x-forwarded-for') ?? '').split(',').slice(-maxEntries).map(addressOf);
}

/** Dual-stack sockets write IPv4 addresses in IPv6 form. */
const mappedPrefix = /^::ffff:(?=\d+\.)/i;

function addressOf(text: string): string | undefined {
  const address = text.trim().replace(mappedPrefix, '').replace(/%.*$/, '').toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}

function publicAddress(text = ''): string | undefined {
  const address = addressOf(text);
  return address === undefined || isInternal(address) ? undefined : address;
}

function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${expanded(address).slice(0, 3).join(':')}::/48`;
}

/**
 * Identifies the host, not its network, because attackers can rent machines in a proxy's data
 * center.
 */
function hostOf(address: string): string {
  if (isIP(address) === 4) return address;
  return `${expanded(address).slice(0, 4).join(':')}::/64`;
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

export function rateLimitKey({ network, proxy }: Client): string | undefined {
  return network !== undefined && proxy !== undefined ? `${network} via ${proxy}` : network;
}

const logged = new Set<Client['source']>();

/**
 * Shows whether Hosting still reports visitors as expected. Logs each source once, without
 * addresses.
 */
export function logAddressChain(header: Header): void {
  const { source } = readClient(header);
  if (logged.has(source)) return;
  logged.add(source);
  const entries = addressChain(header).map((address) => {
    if (address === undefined) return 'invalid';
    if (isInternal(address)) return 'internal';
    if (isFastly(address)) return 'fastly';
    return isGoogle(address) ? 'google' : 'other';
  });
  const hasFastlyClientIp = header(fastlyHeader) !== undefined;
  info('Request addresses', { source, count: entries.length, entries, hasFastlyClientIp });
}
