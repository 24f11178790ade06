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
