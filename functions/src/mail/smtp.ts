import { isEmail } from '@dental-shop/domain/account/email';
import { cleanLine } from '@dental-shop/domain/text/clean-text';
import { truncate } from '@dental-shop/domain/text/truncate';
import type { Transporter } from 'nodemailer';

/**
 * `tls` from the start (port 465), mandatory `starttls` (port 587), or `none` for a local mail
 * catcher.
 */
const smtpSecurities = ['tls', 'starttls', 'none'] as const;

interface SmtpServer {
  host: string;
  port: number;
  security: string;
  user: string;
  password: string;
}

/**
 * Servers may take minutes to accept an email (RFC 5321, 4.5.3.2.6), and disconnecting early would
 * cause a duplicate. The function's timeout must be longer.
 */
export const smtpTimeoutsMs = { connection: 10_000, greeting: 10_000, answer: 75_000 };

/** Imports the library on first use, because few functions send emails. */
export async function connectToSmtp({
  host,
  port,
  security,
  user,
  password,
}: SmtpServer): Promise<Transporter> {
  if (!(smtpSecurities as readonly string[]).includes(security)) {
    throw new Error(`SMTP_SECURE must be one of ${smtpSecurities.join(', ')}, but is ${security}`);
  }
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    // Otherwise a man in the middle could strip STARTTLS and read the password.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(security === 'none' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: smtpTimeoutsMs.connection,
    greetingTimeout: smtpTimeoutsMs.greeting,
    socketTimeout: smtpTimeoutsMs.answer,
    // Nothing in an email may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export interface Sender {
  name: string;
  address: string;
}

export function parseSender(text: string): Sender {
  const found = /^\s*(?<name>[^<>"\r\n]+?)\s*<(?<address>[^<>]+)>\s*$/.exec(text);
  // If the pattern matches, both groups are set.
  const sender = found?.groups as Sender | undefined;
  if (!sender || !isEmail(sender.address)) {
    throw new Error(`MAIL_FROM must read "Name <address>", but is "${text}"`);
  }
  return { ...sender };
}

export function headerText(text: string): string {
  // A line break would let the sender inject headers.
  return truncate(cleanLine(text), 200);
}
