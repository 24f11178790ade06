import { apiAddress } from '../api-address.ts';
import type {
  AppearanceVariables,
  CardFormRequest,
  CardFormSettings,
  FromCardForm,
  ToCardForm,
} from '../messages.ts';
import { type ApiResult, callApi, formFields, parseIntentId } from '../stripe-api.ts';
import { CustomerPart } from './customer-part.ts';
import { CardForm } from './form.ts';
import { openCustomerSession } from './open-customer-session.ts';
import { offeredWallets, WalletTabs, walletCard } from './wallet-tabs.ts';

/** Supported variables of Stripe's appearance API; each becomes a CSS custom property. */
const supportedVariables = [
  'borderRadius',
  'colorBackground',
  'colorDanger',
  'colorPrimary',
  'colorText',
  'colorTextSecondary',
  'fontFamily',
  'fontSizeBase',
] as const;

function applyAppearance(variables: AppearanceVariables): void {
  for (const name of supportedVariables) {
    const value = variables[name];
    if (value === undefined) document.documentElement.style.removeProperty(`--${name}`);
    else document.documentElement.style.setProperty(`--${name}`, value);
  }
}

// The embedding page passes its origin in the URL fragment. Messages are exchanged only with that
// origin.
const parentOrigin = decodeURIComponent(location.hash.slice(1));
let settings: CardFormSettings | null = null;
let customer: CustomerPart | null = null;
let tabs: WalletTabs | null = null;

function postToParent(message: FromCardForm): void {
  window.parent.postMessage(message, parentOrigin);
}

function notifyChange(): void {
  const wallet = tabs?.selected ?? null;
  const typed = form.state();
  const state =
    wallet === null
      ? (customer?.state(typed) ?? typed)
      : { empty: false, complete: true, brand: '', problem: null, wallet };
  postToParent({ kind: 'change', state });
}

const element = document.body.appendChild(document.createElement('form'));
element.noValidate = true;
const form = new CardForm(element, notifyChange);

async function configure(given: CardFormSettings): Promise<void> {
  const first = settings === null;
  settings = given;
  document.documentElement.lang = given.language;
  applyAppearance(given.variables);
  form.configure(given);
  customer?.setLanguage(given.language);
  tabs?.setLanguage(given.language);
  if (!first) return;
  const offered = offeredWallets(given.wallets);
  if (offered.length > 0) {
    tabs = new WalletTabs(element, offered, notifyChange);
    tabs.setLanguage(given.language);
  }
  if (given.customerSession !== null) {
    const session = await openCustomerSession(given.publishableKey, given.customerSession);
    if (session === null) return postToParent({ kind: 'loaderror' });
    customer = new CustomerPart(session, element, notifyChange, postToParent);
    customer.setLanguage(settings.language);
  }
  postToParent({ kind: 'ready' });
  if (customer !== null) notifyChange();
}

/** Sends card details only to the API; the embedding page gets the API's result. */
async function handleRequest(question: CardFormRequest): Promise<ApiResult> {
  const wallet = tabs?.selected ?? null;
  const saved = wallet === null ? (customer?.selected ?? null) : null;
  const error = saved === null && wallet === null ? form.validate() : undefined;
  const card = wallet === null ? form.card() : walletCard(wallet);
  if (error !== undefined) return { error };
  if (question.ask === 'validate' || settings === null) return {};
  const { publishableKey } = settings;
  const post = (path: string, fields: Record<string, string>) =>
    callApi(apiAddress(location.origin), publishableKey, 'POST', path, fields);
  if (question.ask === 'create-payment-method') {
    if (saved !== null) return { object: saved };
    return post('payment_methods', { ...formFields(card), ...question.fields });
  }
  const path = `payment_intents/${parseIntentId(question.clientSecret)}/confirm`;
  if (saved !== null) {
    const others = Object.entries(question.fields).filter(
      ([name]) => !name.startsWith('payment_method_data'),
    );
    return post(path, { ...Object.fromEntries(others), payment_method: saved.id });
  }
  return post(path, {
    ...formFields({ payment_method_data: card }),
    ...question.fields,
    ...customer?.savingFields(),
  });
}

window.addEventListener('message', async (event: MessageEvent) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return;
  const message: ToCardForm = event.data;
  if (message.kind === 'configure') await configure(message.settings);
  if (message.kind === 'focus') form.focus();
  if (message.kind === 'clear') form.clear();
  if (message.kind === 'blur' && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
  if (message.kind === 'question') {
    postToParent({ kind: 'reply', id: message.id, result: await handleRequest(message.question) });
  }
});

element.addEventListener('submit', (event) => event.preventDefault());
element.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') postToParent({ kind: 'escape' });
});
window.addEventListener('focus', () => postToParent({ kind: 'focus' }));
window.addEventListener('blur', () => postToParent({ kind: 'blur' }));
new ResizeObserver(() => {
  postToParent({ kind: 'resize', height: Math.ceil(element.getBoundingClientRect().height) });
}).observe(element);
postToParent({ kind: 'loaded' });
