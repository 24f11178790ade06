import type { Language } from '../language/language.ts';
import type { AccountStatus } from './account-status.ts';
import type { AccountType } from './account-type.ts';
import type { Address } from './address.ts';

/** An address that an account signed in with before. */
export interface FormerEmail {
  email: string;
  /** Whether its owner verified it: only then are the messages sent from it the account's. */
  isVerified: boolean;
}

/** Firestore compares a field with at most 30 values; the current addresses need two of them. */
export const maxFormerEmails = 20;

/**
 * The document `users/{uid}`. `Instant` is Firestore's timestamp on either side of the wire.
 * `claimsSetAt` is written by the trigger after the account's custom claims match its status.
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
  /** The entry `audit/{id}` of the decision that set the status. */
  decisionId?: string;
  /** Whether Authentication has ever said that the owner verified `email`; see `find-orphaned-profiles.ts` in functions. */
  emailVerified?: boolean;
  /** The addresses that the account had before `email`, oldest first. */
  formerEmails?: FormerEmail[];
  /** What staff find the account by; see `search-terms.ts`. */
  searchTerms: string[];
  /** Equal for names and licenses that may be the same person's, to find duplicate accounts. */
  nameKey: string;
  licenseKey: string | null;
}
