import { normalizeEmail } from '../account/email.ts';

const gmail = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an e-mail address, to count by: one person has as many addresses as they like,
 * by writing it in capitals, with a `+tag` or, at Gmail, with dots. Never to send to: elsewhere a plus
 * may be part of the name.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(normalizeEmail(email)) ?? [];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return gmail.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
