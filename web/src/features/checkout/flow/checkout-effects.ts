import { priceChanges, repriceCart } from '@dental-shop/domain/cart/price-changes';
import { catalogueText } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { i18n as I18n } from 'i18next';
import type { NavigateFunction } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error.ts';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { readCatalogueTranslation } from '../../../shared/catalogue/catalogue-translation.ts';
import { paths } from '../../../shared/config/paths.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { loadWithRetry } from '../../../shared/loading/load-chunk.ts';
import { currentSession } from '../../../shared/session/session-store.ts';
import type { CheckoutEffect, CheckoutEvent } from './checkout-machine.ts';
import { errorMessage, outcomeMessage } from './failure-message.ts';
import { orderDetailsDraft } from './order-details-draft.ts';
import { errorOutcome, type PaymentOutcome } from './payment-outcome.ts';
import {
  type CheckoutEntry,
  clearOpenPayment,
  clearStoredCheckout,
  findStoredCheckout,
  type OpenPayment,
  returnedPayment,
  selectedItems,
  storeCheckout,
} from './persisted-checkout.ts';

type Effect<Type extends CheckoutEffect['type']> = Extract<CheckoutEffect, { type: Type }>;

export type Tasks = Map<'preparation' | 'payment', AbortController>;

interface Tools {
  send: (event: CheckoutEvent) => void;
  tasks: Tasks;
  i18n: I18n;
  navigate: NavigateFunction;
}

export function performEffect(effect: CheckoutEffect, tools: Tools): void {
  const { tasks, navigate } = tools;
  switch (effect.type) {
    case 'prepare':
      void prepare(effect, sendForAccount(effect.user.uid, tools));
      break;
    case 'confirm':
      void confirm(effect, sendForAccount(effect.user.uid, tools));
      break;
    case 'poll-payment':
      void startPolling(effect, sendForAccount(effect.checkout.uid, tools));
      break;
    case 'look-up':
      void lookUp(effect, sendForAccount(effect.user.uid, tools));
      break;
    case 'stop-polling':
      tasks.get('payment')?.abort();
      break;
    case 'reprice-cart':
      cartStore.change((cart) => repriceCart(cart, effect.items));
      break;
    case 'clear-paid': {
      const { checkoutId, items, maybePaidElsewhere } = effect;
      const wasStored = checkoutId !== null && clearStoredCheckout(checkoutId);
      if (wasStored || !maybePaidElsewhere) cartStore.removeBought(items);
      orderDetailsDraft.clear();
      break;
    }
    case 'clear-stored-checkout':
      clearStoredCheckout(effect.checkoutId);
      break;
    case 'clear-open-payment':
      clearOpenPayment(effect.checkoutId);
      break;
    case 'show-receipt-entry': {
      const { uid, orderId } = effect;
      const state: CheckoutEntry = { shows: 'receipt', orderId, uid };
      navigate(paths.cart, { replace: true, state });
      break;
    }
    case 'show-cart-entry':
      navigate(paths.cart, { replace: true });
      break;
    case 'reload-cart':
      window.location.assign(paths.cart);
  }
}

/** If another account signs in while a request is pending, the response must not change its page or cart. */
function sendForAccount(uid: string, tools: Tools): Tools {
  const send = (event: CheckoutEvent) => {
    const session = currentSession();
    if (session.status !== 'signed-in' || session.user.uid === uid) tools.send(event);
  };
  return { ...tools, send };
}

function start(tasks: Tasks, task: 'preparation' | 'payment'): AbortSignal {
  tasks.get(task)?.abort();
  const controller = new AbortController();
  tasks.set(task, controller);
  return controller.signal;
}

async function prepare(
  { user, cart, checkout: resumed }: Effect<'prepare'>,
  { send, tasks, i18n }: Tools,
): Promise<void> {
  const signal = start(tasks, 'preparation');
  try {
    const { prepareCheckout } = await loadWithRetry(() => import('./prepare-checkout.ts'));
    const language = languageOf(i18n.language);
    const checkout = await prepareCheckout(user, cart, language, resumed?.checkoutId);
    if (!signal.aborted) send({ type: 'prepared', checkout });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already-paid') {
      const { uid } = user;
      const items = selectedItems(cart);
      const { checkoutId = null } = resumed ?? findStoredCheckout(uid, items) ?? {};
      const paid = { uid, checkoutId, items, maybePaidElsewhere: false };
      return send({ type: 'already-paid-found', ...paid });
    }
    console.error('The checkout could not be prepared.', { uid: user.uid, error });
    if (signal.aborted) return;
    const items = cart.map(({ SKU, Name }) => ({ sku: SKU, name: Name }));
    // For a resumed checkout, the server's message about a changed cart would be misleading.
    const hasEnded = resumed && errorOutcome(error) === 'replaced';
    const failure = hasEnded
      ? i18n.t('checkout.resumeEnded')
      : errorMessage(error, i18n.t, productNames(items, i18n));
    send({ type: 'preparation-failed', failure });
  }
}

async function confirm(effect: Effect<'confirm'>, { send, tasks, i18n }: Tools): Promise<void> {
  const { user, checkout } = effect;
  const { checkoutId } = checkout;
  const signal = start(tasks, 'payment');
  let sent: OpenPayment | undefined;
  const onConfirming = (openPayment: OpenPayment) => {
    sent = openPayment;
    const items = checkout.items.map(({ sku, quantity }) => ({ sku, quantity }));
    storeCheckout({ uid: user.uid, checkoutId, items, openPayment });
  };
  const outcome = await effect.confirm(onConfirming).catch((error: unknown) => {
    console.error('The payment failed.', { checkoutId, error });
    return errorOutcome(error);
  });
  // If the customer has left the page, the next page resumes the open payment.
  if (!signal.aborted) send(confirmationEvent(outcome, effect, sent, i18n));
}

function confirmationEvent(
  outcome: PaymentOutcome,
  { user, checkout }: Effect<'confirm'>,
  sent: OpenPayment | undefined,
  i18n: I18n,
): CheckoutEvent {
  const { checkoutId, items, clientSecret } = checkout;
  const payment = sent ?? { clientSecret, earlierFailure: null };
  if (outcome === 'succeeded') {
    return { type: 'payment-succeeded', user, checkoutId, items, maybePaidElsewhere: false };
  }
  if (outcome === 'already-paid' || outcome === 'processing' || outcome === 'unknown') {
    const isAlreadyPaid = outcome === 'already-paid';
    return { type: 'outcome-unknown', user, payment, isAlreadyPaid };
  }
  const failure = outcomeMessage(outcome, i18n.t, productNames(items, i18n));
  if (outcome === 'canceled' || outcome === 'replaced') {
    return { type: 'payment-canceled', checkoutId, failure };
  }
  if (outcome === 'not-finished') return { type: 'challenge-closed', user, payment, failure };
  if (typeof outcome === 'object' && 'repriced' in outcome) {
    const { repriced } = outcome;
    const changed = { ...repriced, priceChanges: priceChanges(items, repriced.items) };
    return { type: 'repriced', checkout: changed, failure };
  }
  const isDeclined =
    outcome === 'not-authenticated' || (typeof outcome === 'object' && 'declined' in outcome);
  // If this card was never submitted, the bank may still be deciding on an earlier one.
  return { type: 'payment-failed', checkoutId, failure, isDecided: isDeclined && !!sent };
}

async function startPolling(
  { checkout, onPaid, finalOnly }: Effect<'poll-payment'>,
  { send, tasks, i18n }: Tools,
): Promise<void> {
  const { checkoutId, openPayment } = checkout;
  const signal = start(tasks, 'payment');
  try {
    const { pollPayment } = await loadWithRetry(() => import('./poll-payment.ts'));
    for await (const { outcome, decided } of pollPayment(openPayment, signal)) {
      if (!decided && finalOnly) continue;
      if (outcome === 'succeeded' || outcome === 'already-paid') return send(onPaid);
      const failure = outcomeMessage(outcome, i18n.t, []);
      if (outcome === 'canceled') send({ type: 'payment-canceled', checkoutId, failure });
      else if (outcome === 'processing') send({ type: 'bank-delayed', notice: failure });
      else send({ type: 'payment-failed', checkoutId, failure, isDecided: decided });
    }
  } catch (error) {
    console.error('The payment could not be tracked.', { checkoutId, error });
    if (signal.aborted) return;
    const failure = i18n.t('checkout.outcomes.unknown');
    send({ type: 'payment-failed', checkoutId, failure, isDecided: false });
  }
}

async function lookUp(
  { user, returned }: Effect<'look-up'>,
  { send, tasks }: Tools,
): Promise<void> {
  const signal = start(tasks, 'payment');
  const isActive = () =>
    !signal.aborted && returnedPayment(window.location.search)?.id === returned.id;
  const find = async () => {
    const { findOwnCheckout } = await loadWithRetry(() => import('./own-checkout.ts'));
    return findOwnCheckout(user.uid, returned, isActive);
  };
  const checkout = await find().catch((error: unknown) => {
    console.error('The returned payment could not be read.', { payment: returned.id, error });
    return undefined;
  });
  if (isActive()) send({ type: 'checkout-looked-up', user, cart: cartStore.read(), checkout });
}

function productNames(items: readonly { sku: string; name: string }[], i18n: I18n): string[] {
  return items.map(catalogueText(readCatalogueTranslation(i18n)).productName);
}
