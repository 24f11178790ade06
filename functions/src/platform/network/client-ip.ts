import { isIP } from 'node:net';
import { info } from 'firebase-functions/logger';
import { isFastly, isGoogle, isInternal } from './edge-ip-ranges.ts';

/** A request's client, derived from its address headers; see docs/decisions/027. */
export interface Client {
  /** Undefined if unknown: only requests on a developer's machine have no address at all. */
  address: string | undefined;
  /** `203.0.113.0/24` or `2001:db8:7::/48`: about one customer of a provider. */
  network: string | undefined;
  /** The proxy whose word we take for the address. Undefined if Google itself saw the address. */
  proxy: string | undefined;
  /** How the address was found; safe to log. */
  source: 'forwarded-for' | 'fastly-client-ip' | 'connection' | 'none';
}

export type Header = (name: string) => string | undefined;

export function readClient(header: Header): Client {
  const chain = addressChain(header);
  // Google's front end appends the address that the connection comes from, which can't be forged.
  const peer = chain.pop();
  if (peer === undefined) return none;
  const isProxy = isGoogle(peer) || isFastly(peer) || isInternal(peer);
  const visitor = isProxy
    ? visitorBehindProxy(chain, publicAddress(header(fastlyHeader)))
    : undefined;
  if (visitor) {
    return { ...visitor, network: networkOf(visitor.address), proxy: hostOf(peer) };
  }
  if (isInternal(peer)) return none;
  return { address: peer, network: networkOf(peer), proxy: undefined, source: 'connection' };
}

const none: Client = { address: undefined, network: undefined, proxy: undefined, source: 'none' };

const fastlyHeader = 'fastly-client-ip';

/**
 * Fastly appends the visitor's address to `X-Forwarded-For`, and its own if a request passes two of
 * its servers. Visitors can forge earlier entries and `Fastly-Client-IP`, so that header only
 * counts if the chain names no visitor: Cloud Run has been seen to drop all entries but the last.
 */
function visitorBehindProxy(
  chain: readonly (string | undefined)[],
  claimed: string | undefined,
): (Pick<Client, 'source'> & { address: string }) | undefined {
  const end = chain.findLastIndex((address) => address === undefined || !isFastly(address));
  // Some visitors' own addresses are Fastly's: it runs part of Apple's Private Relay.
  const isVisitorOfFastly = claimed !== undefined && chain.slice(end + 1).includes(claimed);
  const named = publicAddress(chain[end]);
  const isNamed = named !== undefined && !isGoogle(named) && !isVisitorOfFastly;
  if (!isNamed && claimed !== undefined) return { address: claimed, source: 'fastly-client-ip' };
  return named === undefined ? undefined : { address: named, source: 'forwarded-for' };
}

/** More than Fastly, Hosting, and Google add; a forged header can have thousands. */
const maxEntries = 10;

function addressChain(header: Header): (string | undefined)[] {
  return (header('x-forwarded-for') ?? '').split(',').slice(-maxEntries).map(addressOf);
}

/** A dual-stack socket writes an IPv4 address in IPv6's form. */
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

/** A single machine, because others in the same data center can be rented. */
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

export function bucketOf({ network, proxy }: Client): string | undefined {
  return network !== undefined && proxy !== undefined ? `${network} via ${proxy}` : network;
}

const logged = new Set<Client['source']>();

/**
 * Logs the shape of the address chain once per source and instance, to show whether Hosting still
 * names visitors as expected. Never logs an address.
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
  info('Addresses of a request', { source, count: entries.length, entries, hasFastlyClientIp });
}
