const actions = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  verifyAndChangeEmail: 'change-email',
  // In Firebase's own emails about a changed address and a new second factor, for owners who didn't do that themselves.
  recoverEmail: 'recover-email',
  revertSecondFactorAddition: 'remove-second-factor',
} as const;

export type MailedAction = (typeof actions)[keyof typeof actions];

/** A password reset has its own form instead of a single button. */
export type ConfirmedAction = Exclude<MailedAction, 'reset-password'>;

/** A link from an account email. */
export interface MailedLink {
  action: MailedAction;
  code: string;
  /** The ID of the email, which only the shop's own links have. */
  mailId: string | null;
}

const isMode = (mode: string | null): mode is keyof typeof actions =>
  mode !== null && Object.hasOwn(actions, mode);

/** Undefined for a link that was cut off or is for something that this shop doesn't do. */
export function parseMailedLink(search: URLSearchParams): MailedLink | undefined {
  const mode = search.get('mode');
  const code = search.get('oobCode');
  if (!isMode(mode) || !code) return undefined;
  return { action: actions[mode], code, mailId: search.get('mail') };
}
