import { inboxUrl } from '@dental-shop/emulators/addresses';
import { waitFor } from './wait-for.ts';

interface CaughtMail {
  from: string;
  subject: string;
  text: string;
  html: string;
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
