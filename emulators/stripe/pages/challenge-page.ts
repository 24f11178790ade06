import escapeHtml from 'escape-html';
import type { Account } from '../account/account.ts';
import { formatMoney } from '../resources/format-money.ts';
import { htmlPage } from './html.ts';

export function challengePage(
  account: Account,
  intentId: string,
  clientSecret: string,
): string | null {
  const intent = account.state.paymentIntents[intentId];
  if (intent === undefined || intent.client_secret !== clientSecret) return null;
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? '';
  const amount = formatMoney(intent.amount, intent.currency);
  return htmlPage(
    '3D Secure test page',
    `<h1>3D Secure test page</h1>
<p>Your bank asks you to confirm the payment of <strong>${escapeHtml(amount)}</strong> to
<strong>${escapeHtml(account.businessName)}</strong>.</p>
<form data-intent="${escapeHtml(intentId)}" data-key="${escapeHtml(account.publishableKey)}"
 data-return-url="${escapeHtml(returnUrl)}">
<button type="submit" value="complete">Complete</button>
<button type="submit" value="fail" class="secondary">Fail</button>
</form>
<p role="status"></p>
<p class="note">Complete simulates passing your bank's check, and Fail simulates failing it.</p>
<script src="/elements/challenge.js"></script>`,
  );
}
