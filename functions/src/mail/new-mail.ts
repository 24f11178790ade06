import type { Language } from '@dental-shop/domain/account/language';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailContent } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';

/** The trigger takes a mail up at once; the sweep does where the trigger was lost. In ms. */
const sweptAfterMs = 2 * 60 * 1000;

/** A mail to be written with whatever it tells of, both or neither. */
export function newMail(to: string, language: Language, content: MailContent): MailDocument {
  const now = Timestamp.now();
  return {
    ...content,
    to,
    language,
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
 * A mail that may be withdrawn for `holdMs`: until then nobody may claim it. It is the sweep that
 * sends it. A trigger that waited would keep an instance busy with nothing, and the local emulator
 * from running the others, by which the decision is felt.
 */
export function heldMail(
  to: string,
  language: Language,
  content: MailContent,
  holdMs: number,
): MailDocument {
  const mail = newMail(to, language, content);
  const dueAt = Timestamp.fromMillis(mail.createdAt.toMillis() + holdMs);
  return { ...mail, delivery: { ...mail.delivery, state: 'waiting', dueAt } };
}
