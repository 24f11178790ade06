import { isEmail } from '@dental-shop/domain/account/email';
import { cleanLine } from '@dental-shop/domain/text/clean-text';

export interface Sender {
  name: string;
  address: string;
}

/** Parses MAIL_FROM: `Name <address>`. */
export function parseSender(text: string): Sender {
  const found = /^\s*(?<name>[^<>"\r\n]+?)\s*<(?<address>[^<>]+)>\s*$/.exec(text);
  // Both groups are part of every match.
  const sender = found?.groups as Sender | undefined;
  if (!sender || !isEmail(sender.address)) {
    throw new Error(`MAIL_FROM must read "Name <address>", but is "${text}"`);
  }
  return { ...sender };
}

export function headerText(text: string): string {
  // A line break would let the sender inject headers.
  return cleanLine(text).slice(0, 200);
}
