import { BlockList, isIP } from 'node:net';

/**
 * How many addresses stand after the visitor's in `X-Forwarded-For`: one, that of Firebase Hosting's
 * own proxy, which Google's front end appends because it is who calls. Seen behind Hosting:
 * `200.114.214.155,104.198.56.253`, the first the visitor's. Taking the last would put all visitors
 * into one network.
 */
const entriesOfTheEdge = 1;

/** A dual-stack socket writes an IPv4 address in IPv6's form. */
const mappedPrefix = /^::ffff:/i;

/**
 * The visitor's address out of `X-Forwarded-For`, in whose front the visitor may have written
 * whatever they like. Without Hosting there is one entry, and it is the caller's; who calls the
 * function at its own address with a header of their own can name any network. So nothing but limits
 * and a guess of the country depends on it. Undefined without a header.
 */
export function clientAddress(forwardedFor: string | undefined): string | undefined {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - 1 - entriesOfTheEdge)] || undefined;
}

/**
 * The network that an address belongs to, `203.0.113.0/24` or `2001:db8:7::/48`: what one customer of
 * a provider has, or a handful of neighbors. Undefined for what is no public address: only calls on a
 * developer's machine have none.
 */
export function networkOf(forwardedFor: string | undefined): string | undefined {
  const address = clientAddress(forwardedFor)?.replace(mappedPrefix, '') ?? '';
  const version = isIP(address);
  if (version === 0 || privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')) {
    return undefined;
  }
  if (version === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${expanded(address).slice(0, 3).join(':')}::/48`;
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** The groups of an IPv6 address, without leading zeros. */
function expanded(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}
