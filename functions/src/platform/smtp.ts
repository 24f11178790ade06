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
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Mails are made of text alone: nothing in them may have the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
