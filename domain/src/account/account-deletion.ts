import type { Language } from '../language/language.ts';

/**
 * What a deletion does, in this order; each step may be done again. The sign-in is closed first, so
 * that nothing new comes, and deleted last, so that a deletion that stopped half way is known by it.
 * The profile waits for the payments: an order that is still to be written takes its name from it.
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
 * Who wanted it: the customer themselves; the office, by command, for a customer who wrote in; or
 * nobody, because the sign-in was deleted elsewhere, in the console of Firebase for one.
 */
export type DeletionCause = 'customer' | 'office' | 'sign-in-gone';

/** The document `deletions/{uid}`: what is still to be done, and afterwards that it was done. */
export interface AccountDeletion<Instant> {
  cause: DeletionCause;
  requestedAt: Instant;
  /** In their order; empty once all are done. */
  stepsLeft: readonly DeletionStep[];
  /** When the sweep may go on with it; null once all is done. */
  dueAt: Instant | null;
  finishedAt: Instant | null;
  /**
   * To find what was sent there, and to tell the customer; taken out at the end, or before where
   * another account has the address by then.
   */
  contact: DeletedContact | null;
}

/**
 * Whether an account that had lost its sign-in may still get it back: as long as nothing of it was
 * deleted.
 */
export function mayComeBack({
  cause,
  stepsLeft,
}: Pick<AccountDeletion<unknown>, 'cause' | 'stepsLeft'>): boolean {
  return cause === 'sign-in-gone' && stepsLeft[0] === 'close-sign-in';
}

/** Whether an account is being deleted with no way back. */
export function isBeingDeleted(
  deletion: Pick<AccountDeletion<unknown>, 'cause' | 'stepsLeft' | 'finishedAt'>,
): boolean {
  return deletion.finishedAt === null && !mayComeBack(deletion);
}

export interface DeletedContact {
  /** The sign-in's address, which gets the confirmation; the profile's if the sign-in is gone. */
  email: string;
  /** Whether it was verified: only then is what strangers sent from there the account's. */
  isVerified: boolean;
  /** The profile's address, if the sign-in has another one by now and this one was verified. */
  registeredEmail?: string;
  /** The verified addresses that the account had before; deletions that an older version began lack them. */
  formerEmails?: string[];
  language: Language;
}
