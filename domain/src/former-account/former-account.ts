import * as z from 'zod';
import type { Address } from '../account/address.ts';
import { licenseKey } from '../account/search-terms.ts';
import { canonicalMailbox } from '../contact/mailbox.ts';
import { fold } from '../text/fold.ts';

export const formerAccountMatch = z.enum(['email', 'license', 'address']);
type FormerAccountMatch = z.infer<typeof formerAccountMatch>;

export const rememberedStatus = z.enum(['declined', 'suspended']);
export type RememberedStatus = z.infer<typeof rememberedStatus>;

/** The document `formerAccounts/{hash}`; only the hash identifies the account. */
export interface FormerAccount<Instant> {
  match: FormerAccountMatch;
  status: RememberedStatus;
  deletedAt: Instant;
}

export interface IdentifiedAccount {
  emails: readonly string[];
  licenseNumber: string | null;
  address: Address;
}

export interface Identifier {
  match: FormerAccountMatch;
  value: string;
}

/** Ignores case, accents, punctuation, email tags, and abbreviations in streets. */
export function getIdentifiers({
  emails,
  licenseNumber,
  address,
}: IdentifiedAccount): Identifier[] {
  const license = licenseKey(licenseNumber);
  const place = addressKey(address);
  return [
    ...[...new Set(emails.map(canonicalMailbox))].map((value) => ({
      match: 'email' as const,
      value,
    })),
    ...(license === null ? [] : [{ match: 'license' as const, value: license }]),
    ...(place === null ? [] : [{ match: 'address' as const, value: place }]),
  ];
}

const abbreviations: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  east: 'e',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  road: 'rd',
  south: 's',
  street: 'st',
  suite: 'ste',
  west: 'w',
};

/**
 * Ignores the state (and the city if there's a ZIP code), because people spell them in many ways.
 */
function addressKey({ street, zipCode, city }: Address): string | null {
  const words = fold(street)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .map((word) => abbreviations[word] ?? word)
    .join('');
  if (words === '') return null;
  const area = fold(zipCode.replace(/^\s*(\d{5})\s*-?\s*\d{4}\s*$/, '$1') || city);
  return `${words} ${area.replaceAll(/[^\p{Letter}\p{Number}]/gu, '')}`;
}
