import type { Transporter } from 'nodemailer';

/**
 * `tls` from the first byte (port 465); `starttls`, or no connection (587); `none` on this machine
 * only.
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
 * How long the mail server may take: to answer at all, to greet, and for each answer after that. Once
 * a mail is handed over, a server may check it for ten minutes before it says so (RFC 5321,
 * 4.5.3.2.6): whoever hangs up meanwhile sends it again although it may arrive. A function that waits
 * must be given longer.
 */
export const smtpTimeoutsMs = { connection: 10_000, greeting: 10_000, answer: 75_000 };

/** Rejects where `security` is none of those. The library is loaded only now: few functions send mails. */
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
    // Without it, a man in the middle could strip STARTTLS and read the password.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(security === 'none' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: smtpTimeoutsMs.connection,
    greetingTimeout: smtpTimeoutsMs.greeting,
    socketTimeout: smtpTimeoutsMs.answer,
    // Mails are made of text alone: nothing in them may have the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
