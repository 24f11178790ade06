import { normalizeEmail } from '../account/email.ts';

const gmail = ['gmail.com', 'googlemail.com'];

/**
 * For rate limits only. Otherwise, capitals, a `+tag`, or Gmail's dots would give one person
 * unlimited addresses. Don't send to it, because a plus may be part of the name.
 */
export function canonicalMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(normalizeEmail(email)) ?? [];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return gmail.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
