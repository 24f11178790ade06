import escapeHtml from 'escape-html';
import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { formatMoney } from '../resources/format-money.ts';
import { htmlPage } from './html.ts';

export function receiptPage(account: Account, chargeId: string, secret: string): string | null {
  const charge = account.state.charges[chargeId];
  if (charge?.receipt_url?.endsWith(`/${secret}`) !== true) return null;
  const seller = account.businessName;
  return htmlPage(
    `Receipt from ${seller}`,
    `<h1>Receipt from ${escapeHtml(seller)}</h1>
<p class="amount">${money(charge, charge.amount)}</p>
<h2>Payment</h2>
<dl>${paymentRows(charge)
      .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
      .join('\n')}</dl>
<p class="note">This is a test receipt from the local Stripe. No money was moved.</p>`,
  );
}

function paymentRows(charge: Stripe.Charge): [name: string, value: string][] {
  const card = charge.payment_method_details?.card;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const rows: [string, string][] = [
    ['Amount paid', money(charge, charge.amount)],
    ['Date paid', date.format(charge.created * 1000)],
    ['Payment method', escapeHtml(`${brandName(card?.brand)} •••• ${card?.last4 ?? ''}`)],
  ];
  if (charge.amount_refunded > 0) {
    rows.push(['Refunded', money(charge, charge.amount_refunded)]);
    rows.push(['Net', money(charge, charge.amount - charge.amount_refunded)]);
  }
  if (charge.description !== null) rows.push(['Description', escapeHtml(charge.description)]);
  if (charge.receipt_email !== null) rows.push(['Sent to', escapeHtml(charge.receipt_email)]);
  rows.push(['Reference', escapeHtml(charge.id)]);
  return rows;
}

function money(charge: Stripe.Charge, amount: number): string {
  return escapeHtml(formatMoney(amount, charge.currency));
}

function brandName(brand: string | null | undefined): string {
  const names: Record<string, string> = {
    amex: 'American Express',
    discover: 'Discover',
    mastercard: 'Mastercard',
    visa: 'Visa',
  };
  return names[brand ?? ''] ?? 'Card';
}
