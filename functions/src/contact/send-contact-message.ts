import { normalizeEmail } from '@dental-shop/domain/account/normalize-email';
import type { ContactRequest, ContactResponse } from '@dental-shop/domain/api/contact';
import { mailboxOf } from '@dental-shop/domain/contact/mailbox';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import { contactMessages } from '../platform/firestore/staff.ts';
import {
  limitOfNetwork,
  rateLimits,
  requireWithinLimit,
  usualBounds,
  watchForFlood,
} from '../platform/rate-limits.ts';

interface ContactServices {
  firestore: Firestore;
  officeEmail: () => string;
}

/**
 * Keeps a visitor's message and has it mailed to the office, with a confirmation to the visitor.
 * `website` is the honeypot, a field that no person sees; `network` is the visitor's, as `networkOf`
 * names it. Refuses with `too-many-requests`.
 */
export async function sendContactMessage(
  { firestore, officeEmail }: ContactServices,
  { website, ...message }: ContactRequest,
  network: string | undefined,
): Promise<ContactResponse> {
  if (website) {
    // Told that it succeeded, a bot does not try another way.
    warn('A message was dropped: its honeypot was filled in');
    return { success: true };
  }
  // The network first: what it may not do uses up no mailbox of somebody else.
  await requireWithinLimit(firestore, limitOfNetwork(rateLimits.messagesOfNetwork, network));
  const key = mailboxOf(message.email);
  await requireWithinLimit(firestore, { ...rateLimits.messagesOfMailbox, key });
  await watchForFlood(firestore, usualBounds.messages);
  const id = await keep(firestore, message, officeEmail());
  info('A message was received', { id });
  return { success: true };
}

/** Message and mails, all or nothing. Returns the message's id. */
async function keep(
  firestore: Firestore,
  { subject = '', language, ...message }: Omit<ContactRequest, 'website'>,
  officeEmail: string,
): Promise<string> {
  const reference = contactMessages(firestore).doc();
  const { id } = reference;
  const data = { ...message, subject };
  const toOffice = newMail(
    { to: officeEmail, language: 'en', uid: null },
    { template: 'contact-office', data },
  );
  const toSender = newMail(
    { to: message.email, language, uid: null },
    { template: 'contact-confirmation', data: {} },
  );
  await firestore
    .batch()
    .create(reference, {
      ...data,
      normalizedEmail: normalizeEmail(message.email),
      language,
      createdAt: FieldValue.serverTimestamp(),
      state: 'new',
      answeredAt: null,
      answeredBy: null,
    })
    .create(mail(firestore).doc(`contact-office-${id}`), toOffice)
    .create(mail(firestore).doc(`contact-confirmation-${id}`), toSender)
    .commit();
  return id;
}
