import escapeHtml from 'escape-html';
import { shopUrl } from '../addresses.ts';
import type { Mail } from './mailbox.ts';

/** A code as the Auth emulator lists it, in place of the mail that Firebase would send. */
export interface OneTimeCode {
  email: string;
  requestType: string;
  oobCode: string;
  /** Address of the emulator's own action page, with the code's parameters. */
  oobLink: string;
}

interface Wording {
  subject: string;
  request: string;
  ignore: string;
}

const ignoreUnasked = 'If you did not ask for this, you can ignore this email.';

const otherRequest: Wording = {
  subject: 'Confirm your request',
  request: 'Follow this link to confirm your request:',
  ignore: ignoreUnasked,
};

const wordings: Record<string, Wording> = {
  PASSWORD_RESET: {
    subject: 'Reset your password',
    request: 'Follow this link to choose a new password for your account:',
    ignore: ignoreUnasked,
  },
  RECOVER_EMAIL: {
    subject: 'The email of your account was changed',
    request: 'Follow this link to change it back to this address:',
    ignore: 'If you changed it yourself, you can ignore this email.',
  },
};

/** The link to the shop's own action page, which a Firebase project is configured to use as well. */
export function actionLink(oobLink: string): string {
  const link = new URL('/auth/action', shopUrl);
  link.search = new URL(oobLink).search;
  return link.href;
}

/** The mail that Firebase would send for a code. */
export function oneTimeCodeMail(code: OneTimeCode, now: Date): Omit<Mail, 'id'> {
  const { subject, request, ignore } = wordings[code.requestType] ?? otherRequest;
  const link = actionLink(code.oobLink);
  return {
    to: [code.email],
    from: 'noreply@example.com',
    subject,
    text: `Hello,\n\n${request}\n\n${link}\n\n${ignore}\n`,
    html:
      `<p>Hello,</p><p>${request}</p>` +
      `<p><a href="${escapeHtml(link)}">${subject}</a></p><p>${ignore}</p>`,
    messageId: '',
    date: now.toISOString(),
  };
}
