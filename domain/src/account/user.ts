import * as z from 'zod';
import type { Language } from '../language/language.ts';
import type { AccountStatus } from './account-status.ts';
import type { Address } from './address.ts';

export const accountType = z.enum(['dentist', 'lab']);
export type AccountType = z.infer<typeof accountType>;

export interface FormerEmail {
  email: string;
  /** If false, messages from this address don't belong to the account. */
  isVerified: boolean;
}

/** A Firestore filter can have at most 30 values, two of which are the current addresses. */
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
  status: AccountStatus;
  language: Language;
  createdAt: Instant;
  decidedAt: Instant | null;
  claimsSetAt: Instant | null;
  decisionId?: string;
  /** Stored because Firebase Auth forgets the verification when the address changes. */
  emailVerified?: boolean;
  formerEmails?: FormerEmail[];
  searchTerms: string[];
  nameKey: string;
  licenseKey: string | null;
}
