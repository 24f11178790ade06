import { normalizeEmail } from '../account/email.ts';

const gmail = ['gmail.com', 'googlemail.com'];

/**
 * For rate limits: with capitals, a `+tag`, or Gmail's dots, one person has unlimited addresses.
 * Don't send to it, because some providers treat a plus as part of the name.
 */
export function canonicalMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(normalizeEmail(email)) ?? [];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return gmail.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
