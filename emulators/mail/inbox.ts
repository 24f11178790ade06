import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Mailbox } from './mailbox.ts';
import { inboxPage, mailBody, mailPage } from './pages.ts';

export interface Inbox {
  port: number;
  close(): Promise<void>;
}

/**
 * `GET /api/messages[?to=ADDRESS]` returns an array of emails, newest first; `DELETE /api/messages`
 * empties the mailbox.
 */
export async function startInbox(mailbox: Mailbox, port: number): Promise<Inbox> {
  const server = createServer(inboxApplication(mailbox));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function inboxApplication(mailbox: Mailbox): express.Express {
  const application = express();
  application.disable('x-powered-by');

  application.get('/', (_request, response) => {
    response.send(inboxPage(mailbox.list()));
  });
  application.post('/empty', (_request, response) => {
    mailbox.empty();
    response.redirect(303, '/');
  });

  application.get('/api/messages', ({ query: { to } }, response) => {
    response.json(mailbox.list(typeof to === 'string' ? to : undefined));
  });
  application.delete('/api/messages', (_request, response) => {
    mailbox.empty();
    response.sendStatus(204);
  });

  application.get('/messages/:id', ({ params: { id } }, response) => {
    const mail = mailbox.find(id);
    if (mail === undefined) response.redirect(303, '/');
    else response.send(mailPage(mail));
  });
  application.get('/messages/:id/body', ({ params: { id } }, response) => {
    const mail = mailbox.find(id);
    if (mail === undefined) {
      response.sendStatus(404);
      return;
    }
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
    );
    response.send(mailBody(mail));
  });
  return application;
}
