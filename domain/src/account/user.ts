import * as z from 'zod';
import type { Language } from '../language/language.ts';
import type { AccountStatus } from './account-status.ts';
import type { Address } from './address.ts';

export const accountType = z.enum(['dentist', 'lab']);
export type AccountType = z.infer<typeof accountType>;

export interface FormerEmail {
  email: string;
  /** Messages from an unverified address may be someone else's. */
  isVerified: boolean;
}

/**
 * Queries match the former addresses and both current ones in a single filter, which Firestore
 * limits to 30 values.
 */
export const maxFormerEmails = 20;

/**
 * The document `users/{uid}`. A trigger writes `claimsSetAt` once the custom claims match the status.
 */
export interface User<Instant> {
  email: string;
  name: string;
  type: AccountType;
  licenseNumber: string | null;
  address: Address;
  /** Missing if the customer gave none. */
  phone?: string;
  status: AccountStatus;
  language: Language;
  createdAt: Instant;
  decidedAt: Instant | null;
  claimsSetAt: Instant | null;
  decisionId?: string;
  /** Stored here because Firebase Auth resets it when the address changes. */
  emailVerified?: boolean;
  formerEmails?: FormerEmail[];
  searchTerms: string[];
  nameKey: string;
  licenseKey: string | null;
  /** Copied from the current verification, so that lists can show and query it. */
  licenseExpiry?: string;
}
