/** What a link in one of the identity service's mails asks for. */
export type MailedLink =
  | { action: 'reset-password'; code: string }
  | { action: 'verify-email'; code: string };

const actions = new Map<string | null, MailedLink['action']>([
  ['resetPassword', 'reset-password'],
  ['verifyEmail', 'verify-email'],
]);

/** Undefined for a link that was cut off or asks for something that this shop does not do. */
export function parseMailedLink(search: URLSearchParams): MailedLink | undefined {
  const action = actions.get(search.get('mode'));
  const code = search.get('oobCode');
  return action && code ? { action, code } : undefined;
}
