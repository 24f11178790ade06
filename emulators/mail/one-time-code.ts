import escapeHtml from 'escape-html';
import { shopUrl } from '../addresses.ts';
import type { Mail } from './mailbox.ts';

export interface OneTimeCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

interface Wording {
  subject: string;
  request: string;
  ignore: string;
}

const defaultIgnore = "If you didn't request this, you can ignore this email.";

const defaultWording: Wording = {
  subject: 'Confirm your request',
  request: 'Follow this link to confirm your request:',
  ignore: defaultIgnore,
};

const wordings: Record<string, Wording> = {
  PASSWORD_RESET: {
    subject: 'Reset your password',
    request: 'Follow this link to choose a new password for your account:',
    ignore: defaultIgnore,
  },
  RECOVER_EMAIL: {
    subject: 'The email of your account was changed',
    request: 'Follow this link to change it back to this address:',
    ignore: 'If you changed it yourself, you can ignore this email.',
  },
};

/** Links to the shop's action page, as configured in a real Firebase project. */
export function actionLink(oobLink: string): string {
  const link = new URL('/auth/action', shopUrl);
  link.search = new URL(oobLink).search;
  return link.href;
}

export function oneTimeCodeMail(code: OneTimeCode, now: Date): Omit<Mail, 'id'> {
  const { subject, request, ignore } = wordings[code.requestType] ?? defaultWording;
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
