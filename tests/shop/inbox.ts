import { inboxUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { runSchedule } from './run-schedule.ts';
import { waitFor } from './wait-for.ts';

interface ReceivedEmail {
  from: string;
  subject: string;
  text: string;
  html: string;
  /** `<document ID@domain>`; empty for emails from outside the shop. */
  messageId: string;
}

/** Newest first. */
export async function receivedEmails(): Promise<ReceivedEmail[]> {
  return (await (await fetch(new URL('/api/messages', inboxUrl))).json()) as ReceivedEmail[];
}

/** Newest first. */
export async function mailsTo(address: string): Promise<ReceivedEmail[]> {
  const url = new URL('/api/messages', inboxUrl);
  url.searchParams.set('to', address);
  return (await (await fetch(url)).json()) as ReceivedEmail[];
}

export async function mailTo(address: string, subject: string): Promise<ReceivedEmail> {
  return waitFor(`an email to ${address} about ${subject}`, async () =>
    (await mailsTo(address)).find((mail) => mail.subject.includes(subject)),
  );
}

/** Like `mailTo`, but without waiting for the undo period. */
export async function heldMailTo(address: string, subject: string): Promise<ReceivedEmail> {
  const emails = await database.collection('mail').where('to', '==', address).get();
  const waiting = emails.docs.filter(
    (mail) => mail.get('delivery.state') === 'waiting' && mail.get('delivery.dueAt') !== null,
  );
  for (const { ref } of waiting) {
    await ref.update({ 'delivery.dueAt': Timestamp.now() });
  }
  await runSchedule('sweepMail');
  return mailTo(address, subject);
}
