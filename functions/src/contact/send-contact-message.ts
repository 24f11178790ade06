import {
  type ContactRequest,
  type ContactResponse,
  contactRequest,
} from '@dental-shop/domain/api/contact';
import type { RequestHandler } from 'express';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import { readBody } from '../entry/read-body.ts';
import { ApiError } from '../entry/refusals.ts';
import type { Services } from '../entry/services.ts';
import { newMail } from '../mail/new-mail.ts';
import { contactMessages, mail } from '../platform/firestore/collections.ts';
import { countWithin } from '../platform/rate-limit.ts';

const minuteMs = 60 * 1000;

/**
 * Strangers have no name, and their network addresses can be forged: what can be limited is how
 * often one mailbox is written to, and how many messages there are in all.
 */
const oneMailbox = { name: 'contact', most: 5, windowMs: 60 * minuteMs };
const everybody = { name: 'contact', most: 30, windowMs: minuteMs };

/** Keeps a visitor's message and has it mailed to the office, with a confirmation to the visitor. */
export function sendContactMessage({
  firestore,
  officeEmail,
}: Pick<Services, 'firestore' | 'officeEmail'>): RequestHandler {
  return async (request, response) => {
    const { website, ...message } = readBody(request, contactRequest);
    const success: ContactResponse = { success: true };
    if (website) {
      // Told that it succeeded, a bot does not try another way.
      warn('A message was dropped: its honeypot was filled in');
      response.json(success);
      return;
    }
    const key = message.email.toLowerCase();
    const allowed =
      (await countWithin(firestore, { ...oneMailbox, key })) &&
      (await countWithin(firestore, everybody));
    if (!allowed) throw new ApiError('too-many-requests');
    const id = await keep(firestore, message, officeEmail());
    info('A message was received', { id });
    response.json(success);
  };
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
  const toOffice = newMail(officeEmail, 'en', { template: 'contact-office', data });
  const toSender = newMail(message.email, language, { template: 'contact-confirmation', data: {} });
  await firestore
    .batch()
    .create(reference, {
      ...data,
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
