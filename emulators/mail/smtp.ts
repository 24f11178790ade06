import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

export interface MailServer {
  port: number;
  close(): Promise<void>;
}

interface Protection {
  /** PEM. */
  key: string;
  /** PEM. */
  certificate: string;
  user: string;
  password: string;
}

/** With `protection`, requires STARTTLS and the password. Never relays email. */
export async function startSmtp(
  mailbox: Mailbox,
  port: number,
  protection?: Protection,
): Promise<MailServer> {
  const smtp = new SMTPServer({
    ...(protection === undefined
      ? { authOptional: true, hideSTARTTLS: true }
      : {
          key: protection.key,
          cert: protection.certificate,
          onAuth: ({ username, password }, _session, done) => {
            const isKnown = username === protection.user && password === protection.password;
            done(isKnown ? null : new Error('Wrong user or password'), { user: username });
          },
        }),
    // All clients are local, so a reverse lookup would only waste time.
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then((mail) => {
          mailbox.add({
            // From the envelope, because headers don't contain BCC recipients.
            to: session.envelope.rcptTo.map(({ address }) => address),
            from: mail.from?.address ?? '',
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            messageId: mail.messageId ?? '',
            date: new Date().toISOString(),
          });
          done();
        })
        .catch(done);
    },
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  // Without a listener, a client that disconnects mid-session would crash this process.
  smtp.on('error', ({ message }) => console.error(`Mail catcher: ${message}`));
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
