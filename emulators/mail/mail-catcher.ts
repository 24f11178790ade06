import { deliverAuthMails } from './auth-mails.ts';
import { startInbox } from './inbox.ts';
import { Mailbox } from './mailbox.ts';
import { startSmtp } from './smtp.ts';

export async function startMailCatcher(ports: {
  smtp: number;
  inbox: number;
}): Promise<{ close(): Promise<void> }> {
  const mailbox = new Mailbox();
  const smtp = await startSmtp(mailbox, ports.smtp);
  const inbox = await startInbox(mailbox, ports.inbox);
  const authMails = deliverAuthMails(mailbox);
  return {
    async close() {
      authMails.stop();
      await Promise.all([smtp.close(), inbox.close()]);
    },
  };
}
