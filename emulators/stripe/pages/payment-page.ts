import escapeHtml from 'escape-html';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { formatMoney } from '../resources/format-money.ts';
import { htmlPage } from './html.ts';

/** Stands in for the payment's page in Stripe's dashboard. */
export function paymentPage({ state }: Account, intentId: string): string | null {
  const intent = state.paymentIntents[intentId];
  if (!intent) return null;
  const isOfIntent = (each: { payment_intent: string | { id: string } | null }) =>
    getId(each.payment_intent) === intentId;
  const charges = Object.values(state.charges).filter(isOfIntent);
  const refunds = Object.values(state.refunds).filter(isOfIntent);
  const disputes = Object.values(state.disputes).filter(isOfIntent);
  const rows: [name: string, value: string][] = [
    ['Status', intent.status],
    ...charges.map(({ id, status, payment_method_details: details }): [string, string] => {
      const { brand, last4 } = details?.card ?? {};
      return ['Charge', `${status}, ${brand ?? 'card'} •••• ${last4 ?? ''}, ${id}`];
    }),
    ...refunds.map(({ id, amount, currency, status }): [string, string] => [
      'Refund',
      `${formatMoney(amount, currency)}, ${status}, ${id}`,
    ]),
    ...disputes.map(({ id, amount, currency, status }): [string, string] => [
      'Dispute',
      `${formatMoney(amount, currency)}, ${status}, ${id}`,
    ]),
  ];
  return htmlPage(
    `Payment ${intentId}`,
    `<h1>Payment <code>${escapeHtml(intentId)}</code></h1>
<p class="amount">${escapeHtml(formatMoney(intent.amount, intent.currency))}</p>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>
<p><a href="/">Overview</a> · <a href="/log">Requests and webhooks</a></p>
<p class="note">No money was moved. To decide on a dispute, use the API.</p>`,
  );
}
