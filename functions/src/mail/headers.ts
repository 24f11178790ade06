import { isEmail } from '@dental-shop/domain/account/email';
import { cleanLine } from '@dental-shop/domain/text/clean-text';

export interface Sender {
  name: string;
  address: string;
}

/** Reads `Name <address>`, the setting MAIL_FROM. */
export function parseSender(text: string): Sender {
  const found = /^\s*(?<name>[^<>"\r\n]+?)\s*<(?<address>[^<>]+)>\s*$/.exec(text);
  // Both groups are part of every match.
  const sender = found?.groups as Sender | undefined;
  if (!sender || !isEmail(sender.address)) {
    throw new Error(`MAIL_FROM must read "Name <address>", but is "${text}"`);
  }
  return { ...sender };
}

/** Text that somebody typed, as one line of limited length for a header. */
export function headerText(text: string): string {
  // A line break in a subject would begin a header of the sender's own (header injection).
  return cleanLine(text).slice(0, 200);
}
