import type { Language } from '@dental-shop/domain/account/language';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import { formatDate } from '@dental-shop/domain/language/locales';

/** In the language of whoever wrote, whatever that of the screen is. */
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

/** Some mail programs cut an address off at about 2000 characters. */
const longestQuote = 1000;

type Letter = Pick<ContactMessage<Date>, 'name' | 'email' | 'subject' | 'message' | 'language'>;

/** A link that opens the mail program with the answer begun: to whom, about what, and the quote. */
export function replyLink(
  { name, email, subject, message, language }: Letter,
  writtenAt: Date,
): string {
  const { noSubject, wrote } = words[language];
  const date = formatDate(writtenAt, 'day', language);
  const quote = message.length > longestQuote ? `${message.slice(0, longestQuote)} …` : message;
  const quoted = quote
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${wrote(date, name)}\r\n${quoted}`;
  const about = `Re: ${subject || noSubject}`;
  // Encoded by hand: URLSearchParams writes a space as +, which mail programs leave as it is.
  const parameters = `subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(email)}?${parameters}`;
}
