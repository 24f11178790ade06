import escapeHtml from 'escape-html';
import type { Account } from '../account/account.ts';
import { stripeApiVersion } from '../account/api-version.ts';
import { htmlPage } from './html.ts';

export function indexPage(account: Account): string {
  const { state } = account;
  const rows: [string, number][] = [
    ['Customers', Object.keys(state.customers).length],
    ['Payment intents', Object.keys(state.paymentIntents).length],
    ['Charges', Object.keys(state.charges).length],
    ['Refunds', Object.keys(state.refunds).length],
    ['Disputes', Object.keys(state.disputes).length],
    ['Events', Object.keys(state.events).length],
    ['Pending webhooks', Object.keys(state.pendingDeliveries).length],
  ];
  return htmlPage(
    'Local Stripe',
    `<h1>Local Stripe</h1>
<p>A local stand-in for Stripe: API version <code>${escapeHtml(stripeApiVersion)}</code> at
<code>${escapeHtml(account.addresses.api)}/v1</code>, Stripe.js at
<a href="/endive/stripe.js">/endive/stripe.js</a>. No money moves, and card numbers aren't stored.</p>
<h2>Data</h2>
<dl>${rows.map(([name, count]) => `<dt>${name}</dt><dd>${count}</dd>`).join('\n')}</dl>
<p><a href="/log">Requests and webhooks</a> · <a href="/_faults">Active faults</a></p>
<h2>Test cards</h2>
<dl>
<dt><code>4242 4242 4242 4242</code></dt><dd>succeeds</dd>
<dt><code>4000 0000 0000 0002</code></dt><dd>is declined</dd>
<dt><code>4000 0000 0000 9995</code></dt><dd>has insufficient funds</dd>
<dt><code>4000 0027 6000 3184</code></dt><dd>requires 3D Secure</dd>
</dl>
<p class="note">Use any future expiration date, security code and postal code. The README lists all
cards.</p>`,
  );
}
