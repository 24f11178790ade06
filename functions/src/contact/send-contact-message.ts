import { normalizeEmail } from '@dental-shop/domain/account/email';
import type { ContactRequest, ContactResponse } from '@dental-shop/domain/api/contact';
import { canonicalMailbox } from '@dental-shop/domain/contact/mailbox';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import { mail, newMail, queueHourlyDigest } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { contactMessages, searchableMessage } from '../platform/firestore/staff.ts';
import {
  countWithinLimit,
  floodThresholds,
  networkLimit,
  rateLimits,
  requireWithinLimit,
  watchForFlood,
} from '../platform/network/rate-limits.ts';

/**
 * Above the `messageNotices` limit, visitors get no confirmation, so a flood of messages can't be
 * used to email strangers.
 */
export async function sendContactMessage(
  { firestore, officeEmail }: OfficeServices,
  { website, ...message }: ContactRequest,
  network: string | undefined,
): Promise<ContactResponse> {
  if (website) {
    // Pretends to succeed, so bots don't try anything else.
    warn('Contact message dropped: honeypot filled in');
    return { success: true };
  }
  // Checks this limit first, so a blocked network can't use up other people's mailbox limits.
  await requireWithinLimit(firestore, networkLimit(rateLimits.messagesPerNetwork, network));
  const key = canonicalMailbox(message.email);
  await requireWithinLimit(firestore, { ...rateLimits.messagesPerMailbox, key });
  await watchForFlood(firestore, floodThresholds.messages);
  const id = await saveMessage(firestore, message, officeEmail());
  info('Contact message received', { id });
  return { success: true };
}

async function saveMessage(
  firestore: Firestore,
  { subject = '', language, ...message }: Omit<ContactRequest, 'website'>,
  officeEmail: string,
): Promise<string> {
  const { id } = contactMessages(firestore).doc();
  const data = { ...message, subject };
  const office = { to: officeEmail, language: 'en', uid: null } as const;
  const sender = { to: message.email, language, uid: null };
  const toOffice = newMail({ ...office, template: 'contact-office', data });
  const toSender = newMail({ ...sender, template: 'contact-confirmation', data: {} });
  const batch = firestore.batch().create(searchableMessage(firestore, id), {
    ...data,
    normalizedEmail: normalizeEmail(message.email),
    language,
    createdAt: FieldValue.serverTimestamp(),
    state: 'new',
    answeredAt: null,
    answeredBy: null,
  });
  if (await countWithinLimit(firestore, rateLimits.messageNotices)) {
    batch
      .create(mail(firestore).doc(`contact-office-${id}`), toOffice)
      .create(mail(firestore).doc(`contact-confirmation-${id}`), toSender);
  } else {
    await queueHourlyDigest(firestore, 'new-messages', officeEmail);
  }
  await batch.commit();
  return id;
}
