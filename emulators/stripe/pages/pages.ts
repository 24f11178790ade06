import { type Response, Router } from 'express';
import type { Account } from '../account/account.ts';
import type { Addresses } from '../addresses.ts';
import { type BrowserScript, browserScript } from './browser-scripts.ts';
import { cardFormPage } from './card-form-page.ts';
import { challengePage } from './challenge-page.ts';
import { htmlPage } from './html.ts';
import { indexPage } from './index-page.ts';
import { type Logs, logPage } from './log-page.ts';
import { paymentPage } from './payment-page.ts';
import { receiptPage } from './receipt.ts';

export function pages(account: Account, chosen: Partial<Addresses>, logs: Logs): Router {
  const router = Router();
  const constants = {
    apiAddress: chosen.api ?? null,
    chunksAddress: chosen.chunks ?? null,
    wallets: account.wallets,
  };
  const script = (name: BrowserScript) => (_request: unknown, response: Response) => {
    const text = browserScript(name, constants);
    response.type('text/javascript').set('cache-control', 'no-cache').send(text);
  };
  router.get(['/v3/stripe.js', '/endive/stripe.js'], script('stripe-js'));
  router.get('/elements/chunk.js', script('chunk'));
  router.get('/elements/card-form.js', script('card-form'));
  router.get('/elements/challenge.js', script('challenge'));
  router.get('/elements/card-form', (_request, response) => {
    response.send(cardFormPage());
  });
  router.get('/three-d-secure/:intent', (request, response) => {
    const { searchParams } = new URL(request.url, account.addresses.api);
    const secret = searchParams.get('client_secret') ?? '';
    sendPage(response, challengePage(account, request.params.intent, secret));
  });
  router.get('/receipts/:charge/:reading/:secret', (request, response) => {
    sendPage(response, receiptPage(account, request.params.charge, request.params.secret));
  });
  router.get('/payments/:intent', (request, response) => {
    sendPage(response, paymentPage(account, request.params.intent));
  });
  router.get('/log', (request, response) => {
    const { searchParams } = new URL(request.url, account.addresses.api);
    response.send(logPage(account, logs, searchParams.has('still')));
  });
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/', (_request, response) => {
    response.send(indexPage(account));
  });
  router.use((_request, response) => sendPage(response, null));
  return router;
}

function sendPage(response: Response, page: string | null): void {
  const missing = htmlPage(
    'Page not found',
    '<h1>Page not found</h1><p>The local Stripe has no such page. <a href="/">Go to the overview</a></p>',
  );
  response.status(page === null ? 404 : 200).send(page ?? missing);
}
