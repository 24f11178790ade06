import { isMailAddress } from '@dental-shop/domain/contact/mail-address';

export interface Sender {
  name: string;
  address: string;
}

/** Reads `Name <address>`, the setting MAIL_FROM. */
export function parseSender(text: string): Sender {
  const [, name = '', address = ''] = /^\s*([^<>"\r\n]+?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (!isMailAddress(address)) {
    throw new Error(`MAIL_FROM must read "Name <address>", but is "${text}"`);
  }
  return { name, address };
}

/** Text that somebody typed, fit for a header: one line of it, and not endless. */
export function headerText(text: string): string {
  // A line break in a subject would begin a header of the typist's own making.
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
