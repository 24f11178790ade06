const actions = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  // Firebase's own mails about a changed address and a new second factor, for whoever did not do that themselves.
  recoverEmail: 'recover-email',
  revertSecondFactorAddition: 'remove-second-factor',
} as const;

/** What a link in one of the identity service's mails asks for. */
export interface MailedLink {
  action: (typeof actions)[keyof typeof actions];
  code: string;
}

const isMode = (mode: string | null): mode is keyof typeof actions =>
  mode !== null && Object.hasOwn(actions, mode);

/** Undefined for a link that was cut off or asks for something that this shop does not do. */
export function parseMailedLink(search: URLSearchParams): MailedLink | undefined {
  const mode = search.get('mode');
  const code = search.get('oobCode');
  return isMode(mode) && code ? { action: actions[mode], code } : undefined;
}
