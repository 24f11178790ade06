import type { DeliveryState } from '@dental-shop/domain/api/staff/order-calls';
import type { Language } from '@dental-shop/domain/language/language';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { alreadyExists } from '../platform/firestore/grpc-errors.ts';
import { expiringCollection } from '../platform/firestore/typed-collection.ts';
import { findDataSubject } from './data-subject.ts';
import type { MailContent } from './mail-content.ts';

export interface Delivery {
  state: DeliveryState;
  attempts: number;
  dueAt: Timestamp | null;
  lastError: string | null;
  deliveredAt: Timestamp | null;
}

type NewMail = MailContent & {
  to: string;
  language: Language;
  /**
   * The account that can see the email. Deleting the account also deletes the email, except recall
   * notices that aren't delivered yet.
   */
  uid: string | null;
};

/** Older emails have no `uid`. */
export type MailDocument = MailContent & {
  to: string;
  language: Language;
  uid?: string | null;
  personEmail: string | null;
  createdAt: Timestamp;
  delivery: Delivery;
  /**
   * Prevents runs from starting to send the email. Not part of `delivery`, because a run that is already sending the
   * email replaces that field when it ends.
   */
  onHold?: true;
  resentAs?: string;
  /** The staff members who got a copy; see `copy-to-staff.ts`. */
  copiedTo?: string[];
  /** The ID of the original, if this is a staff member's copy. */
  copyOf?: string;
};

/**
 * Outbox pattern: emails are stored in the same transaction as the event they report, and sent
 * later.
 */
export const mail = (firestore: Firestore) => expiringCollection<MailDocument>(firestore, 'mail');

const sweepDelayMs = 2 * 60 * 1000;

export function newMail(letter: NewMail): MailDocument {
  const now = Timestamp.now();
  return {
    ...letter,
    personEmail: findDataSubject(letter),
    createdAt: now,
    delivery: {
      state: 'queued',
      attempts: 0,
      dueAt: Timestamp.fromMillis(now.toMillis() + sweepDelayMs),
      lastError: null,
      deliveredAt: null,
    },
  };
}

/** Keeps `copiedTo`, so resending an office email doesn't send its copies again. */
export function duplicateMail(original: MailDocument): MailDocument {
  const {
    delivery: _delivery,
    createdAt: _createdAt,
    personEmail: _personEmail,
    resentAs: _resentAs,
    onHold: _onHold,
    ...letter
  } = original;
  return newMail({ ...letter, uid: letter.uid ?? null });
}

/**
 * The email can be withdrawn for `holdMs`. The sweep sends it, because a waiting trigger would keep
 * an instance busy and, in the emulator, block other triggers.
 */
export function heldMail(letter: NewMail, holdMs: number): MailDocument {
  const mail = newMail(letter);
  const dueAt = Timestamp.fromMillis(mail.createdAt.toMillis() + holdMs);
  return { ...mail, delivery: { ...mail.delivery, state: 'waiting', dueAt } };
}

const hourMs = 60 * 60 * 1000;

export async function queueHourlyDigest(
  firestore: Firestore,
  template: 'new-accounts' | 'new-messages',
  officeEmail: string,
): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  const holdMs = (hour + 1) * hourMs - Date.now();
  const letter = { to: officeEmail, language: 'en', uid: null, template, data: {} } as const;
  try {
    await mail(firestore).doc(`${template}-${hour}`).create(heldMail(letter, holdMs));
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
}
