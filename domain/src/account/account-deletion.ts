import type { Language } from '../language/language.ts';

/**
 * In order; each can be repeated. The sign-in is disabled first so that nothing new arrives, and
 * deleted last so that an interrupted deletion can be found. The profile waits for the payments, whose
 * orders take the customer's name from it.
 */
export const deletionSteps = [
  'close-sign-in',
  'payments',
  'profile',
  'documents',
  'orders',
  'stripe-customer',
  'sign-in',
] as const;
export type DeletionStep = (typeof deletionSteps)[number];

/**
 * `office` deletes by command for a customer who wrote in; `sign-in-gone` means that the sign-in was
 * deleted elsewhere, as in the Firebase console.
 */
export type DeletionCause = 'customer' | 'office' | 'sign-in-gone';

/** The document `deletions/{uid}`: what remains to be done, and later the proof that it was done. */
export interface AccountDeletion<Instant> {
  cause: DeletionCause;
  requestedAt: Instant;
  /** In order; empty when done. */
  stepsLeft: readonly DeletionStep[];
  /** When the sweep may continue it; null when done. */
  dueAt: Instant | null;
  finishedAt: Instant | null;
  /**
   * To find messages and to notify the customer. Removed at the end, or earlier if another account
   * takes the address.
   */
  contact: DeletedContact | null;
}

/**
 * Whether an account that lost its sign-in can still be restored, because nothing has been deleted yet.
 */
export function mayComeBack({
  cause,
  stepsLeft,
}: Pick<AccountDeletion<unknown>, 'cause' | 'stepsLeft'>): boolean {
  return cause === 'sign-in-gone' && stepsLeft[0] === 'close-sign-in';
}

/** Whether an account is being deleted for good. */
export function isBeingDeleted(
  deletion: Pick<AccountDeletion<unknown>, 'cause' | 'stepsLeft' | 'finishedAt'>,
): boolean {
  return deletion.finishedAt === null && !mayComeBack(deletion);
}

export interface DeletedContact {
  /** The sign-in's address, which gets the confirmation; the profile's if the sign-in is gone. */
  email: string;
  /** Messages from the address belong to the account only if it was verified. */
  isVerified: boolean;
  /** The profile's address, if it differs from the sign-in's and was verified. */
  registeredEmail?: string;
  /** Earlier verified addresses; absent from deletions that an older version started. */
  formerEmails?: string[];
  language: Language;
}
