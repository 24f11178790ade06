import { inboxUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { runSchedule } from './run-schedule.ts';
import { waitFor } from './wait-for.ts';

interface CaughtMail {
  from: string;
  subject: string;
  text: string;
  html: string;
  /** `<id of the mail's document@domain>`; empty for a mail that is not the shop's. */
  messageId: string;
}

/** Every mail that anybody got, newest first. */
export async function caughtMails(): Promise<CaughtMail[]> {
  return (await (await fetch(new URL('/api/messages', inboxUrl))).json()) as CaughtMail[];
}

/** Every mail that an address got, newest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const url = new URL('/api/messages', inboxUrl);
  url.searchParams.set('to', address);
  return (await (await fetch(url)).json()) as CaughtMail[];
}

/** The mail to an address whose subject has these words. */
export async function mailTo(address: string, subject: string): Promise<CaughtMail> {
  return waitFor(`a mail to ${address} about ${subject}`, async () =>
    (await mailsTo(address)).find((mail) => mail.subject.includes(subject)),
  );
}

/**
 * The same for a mail that waits because it may still be withdrawn: makes it due now, unless it is
 * held back.
 */
export async function heldMailTo(address: string, subject: string): Promise<CaughtMail> {
  const held = await database.collection('mail').where('to', '==', address).get();
  const waiting = held.docs.filter(
    (mail) => mail.get('delivery.state') === 'waiting' && mail.get('delivery.dueAt') !== null,
  );
  for (const { ref } of waiting) {
    await ref.update({ 'delivery.dueAt': Timestamp.now() });
  }
  await runSchedule('sweepMail');
  return mailTo(address, subject);
}
