const actions = {
  resetPassword: 'reset-password',
  // Firebase Auth doesn't know this mode: the code is the same as for a new password.
  acceptInvitation: 'accept-invitation',
  verifyEmail: 'verify-email',
  verifyAndChangeEmail: 'change-email',
  // Firebase emails these links itself, to let users undo an email change or remove a new second factor.
  recoverEmail: 'recover-email',
  revertSecondFactorAddition: 'remove-second-factor',
} as const;

export type MailedAction = (typeof actions)[keyof typeof actions];

export type ConfirmedAction = Exclude<MailedAction, 'reset-password' | 'accept-invitation'>;

export interface MailedLink {
  action: MailedAction;
  code: string;
  /** Null if Firebase itself sent the email. */
  mailId: string | null;
}

const isMode = (mode: string | null): mode is keyof typeof actions =>
  mode !== null && Object.hasOwn(actions, mode);

export function parseMailedLink(search: URLSearchParams): MailedLink | undefined {
  const mode = search.get('mode');
  const code = search.get('oobCode');
  if (!isMode(mode) || !code) return undefined;
  return { action: actions[mode], code, mailId: search.get('mail') };
}
