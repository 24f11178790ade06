import type { Language } from '../language/language.ts';

/**
 * Every step can be repeated safely. `close-sign-in` is first, to stop new activity. `payments`
 * comes before `profile`, because orders copy the customer's name from it. `sign-in` is last, so an
 * interrupted deletion can still be found.
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
 * `office`: staff ran the command at the customer's request. `sign-in-gone`: the Firebase Auth
 * account was deleted elsewhere, for example in the Firebase console.
 */
export type DeletionCause = 'customer' | 'office' | 'sign-in-gone';

/** The document `deletions/{uid}`, kept as proof of the deletion. */
export interface AccountDeletion<Instant> {
  cause: DeletionCause;
  requestedAt: Instant;
  stepsLeft: readonly DeletionStep[];
  /** When the sweep may resume the deletion; null once it's finished. */
  dueAt: Instant | null;
  finishedAt: Instant | null;
  /**
   * Used to find messages and notify the customer. Removed at the end of the deletion, or earlier
   * if another account takes over the address.
   */
  contact: DeletedContact | null;
}

/**
 * A Firebase Auth account that was deleted elsewhere can be restored until the first deletion step
 * runs.
 */
export function canRestoreSignIn({
  cause,
  stepsLeft,
}: Pick<AccountDeletion<unknown>, 'cause' | 'stepsLeft'>): boolean {
  return cause === 'sign-in-gone' && stepsLeft[0] === 'close-sign-in';
}

export function isBeingDeleted(
  deletion: Pick<AccountDeletion<unknown>, 'cause' | 'stepsLeft' | 'finishedAt'>,
): boolean {
  return deletion.finishedAt === null && !canRestoreSignIn(deletion);
}

export interface DeletedContact {
  email: string;
  isVerified: boolean;
  registeredEmail?: string;
  /** Earlier verified addresses; missing in older documents. */
  formerEmails?: string[];
  language: Language;
}
