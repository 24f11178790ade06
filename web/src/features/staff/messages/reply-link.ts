import { mailLink } from '@dental-shop/domain/contact/contact-links';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import type { Language } from '@dental-shop/domain/language/language';
import { formatDate } from '@dental-shop/domain/language/locales';
import { truncate } from '@dental-shop/domain/text/truncate';

const words: Record<
  Language,
  { noSubject: string; wrote: (date: string, name: string) => string }
> = {
  en: {
    noSubject: 'Your message',
    wrote: (date, name) => `On ${date}, ${name} wrote:`,
  },
  es: {
    noSubject: 'Su mensaje',
    wrote: (date, name) => `El ${date}, ${name} escribió:`,
  },
};

/** In characters. Some email programs cut off links at about 2000. */
const maxQuoteLength = 1000;

type Message = Pick<ContactMessage<Date>, 'name' | 'email' | 'subject' | 'message' | 'language'>;

export function replyLink(
  { name, email, subject, message, language }: Message,
  /** When the message was written, and the office's time zone. */
  { writtenAt, timeZone }: { writtenAt: Date; timeZone: string },
): string {
  const { noSubject, wrote } = words[language];
  const date = formatDate(writtenAt, 'day', language, timeZone);
  const start = truncate(message, maxQuoteLength);
  const quote = start === message ? message : `${start} …`;
  const quoted = quote
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${wrote(date, name)}\r\n${quoted}`;
  const about = `Re: ${subject || noSubject}`;
  // Avoids URLSearchParams, which encodes a space as +. Email programs would show a plus sign.
  const parameters = `subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
  return `${mailLink(email)}?${parameters}`;
}
