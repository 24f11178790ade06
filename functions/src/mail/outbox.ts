import type { DeliveryState } from '@dental-shop/domain/api/staff/read-order-history';
import type { Language } from '@dental-shop/domain/language/language';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expiringCollection } from '../platform/firestore/typed-collection.ts';
import { dataSubjectOf } from './data-subject.ts';
import type { MailContent } from './mail-content.ts';

export interface Delivery {
  state: DeliveryState;
  /** How often sending was begun. */
  attempts: number;
  /**
   * When the sweep may take it up, in whatever state; null when there is no more to do, or while it
   * is held back.
   */
  dueAt: Timestamp | null;
  lastError: string | null;
  deliveredAt: Timestamp | null;
}

interface Envelope {
  to: string;
  language: Language;
  /**
   * Whose account it is about, which may see it and takes it along when it is deleted; null where it
   * is about no account.
   */
  uid: string | null;
}

/** The document `mail/{id}`: one mail to one address. Those written before mails had a uid lack it. */
export type MailDocument = MailContent & {
  to: string;
  language: Language;
  uid?: string | null;
  /** As `dataSubjectOf` finds it; `privacy/backfill-normalized-emails.ts` adds it to older mails. */
  personEmail: string | null;
  createdAt: Timestamp;
  delivery: Delivery;
  /** The last copy that staff had sent. */
  resentAs?: string;
};

/**
 * The outbox: a mail is written in the transaction or batch of what it tells of, and sent
 * afterwards.
 */
export const mail = (firestore: Firestore) => expiringCollection<MailDocument>(firestore, 'mail');

/**
 * The trigger takes a mail up at once; where the trigger was lost, the sweep does after this time.
 */
const sweptAfterMs = 2 * 60 * 1000;

export function newMail(envelope: Envelope, content: MailContent): MailDocument {
  const now = Timestamp.now();
  return {
    ...content,
    ...envelope,
    personEmail: dataSubjectOf({ ...content, to: envelope.to }),
    createdAt: now,
    delivery: {
      state: 'queued',
      attempts: 0,
      dueAt: Timestamp.fromMillis(now.toMillis() + sweptAfterMs),
      lastError: null,
      deliveredAt: null,
    },
  };
}

/**
 * A mail that may be withdrawn for `holdMs`: until then nobody may claim it, and then the sweep
 * sends it. A trigger that waited instead would keep an instance busy with nothing, and would hold
 * up the other triggers in the local emulator, among them the one that sets the claims.
 */
export function heldMail(envelope: Envelope, content: MailContent, holdMs: number): MailDocument {
  const mail = newMail(envelope, content);
  const dueAt = Timestamp.fromMillis(mail.createdAt.toMillis() + holdMs);
  return { ...mail, delivery: { ...mail.delivery, state: 'waiting', dueAt } };
}
