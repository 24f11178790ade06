import { apiAddress } from '../api-address.ts';
import { callApi } from '../stripe-api.ts';

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const clientSecret = new URLSearchParams(location.search).get('client_secret') ?? '';

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  const { intent = '', key = '', returnUrl = '' } = form.dataset;
  for (const choice of form.querySelectorAll('button')) choice.disabled = true;
  const { object, error } = await callApi(
    apiAddress(location.origin),
    key,
    'POST',
    `payment_intents/${intent}/three_d_secure_outcome`,
    { client_secret: clientSecret, outcome: button?.value ?? 'fail' },
  );
  if (status !== null) status.textContent = error?.message ?? 'Confirmed.';
  if (window.parent !== window) {
    // Safe to send to any origin: the message contains no secrets, and the page fetches the outcome
    // from the API.
    window.parent.postMessage({ kind: 'challenge-finished' }, '*');
  } else if (returnUrl !== '') {
    const target = new URL(returnUrl);
    target.searchParams.set('payment_intent', intent);
    target.searchParams.set('payment_intent_client_secret', clientSecret);
    target.searchParams.set('redirect_status', object === undefined ? 'failed' : 'succeeded');
    location.assign(target);
  }
});
