import { apiAddress } from '../api-address.ts';
import type {
  AppearanceVariables,
  CardFormSettings,
  FromCardForm,
  Question,
  ToCardForm,
} from '../messages.ts';
import { type ApiResult, callApi, formFields, intentIdOf } from '../stripe-api.ts';
import { CustomerPart } from './customer-part.ts';
import { openCustomerSession } from './elements-session.ts';
import { CardForm } from './form.ts';
import { offeredWallets, WalletTabs, walletCard } from './wallet-tabs.ts';

/** Supported variables of Stripe's appearance API; each becomes a CSS custom property. */
const honoredVariables = [
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
  for (const name of honoredVariables) {
    const value = variables[name];
    if (value === undefined) document.documentElement.style.removeProperty(`--${name}`);
    else document.documentElement.style.setProperty(`--${name}`, value);
  }
}

// The embedding page passes its origin in the URL fragment; messages are exchanged only with it.
const embedder = decodeURIComponent(location.hash.slice(1));
let settings: CardFormSettings | null = null;
let customer: CustomerPart | null = null;
let tabs: WalletTabs | null = null;

function tell(message: FromCardForm): void {
  window.parent.postMessage(message, embedder);
}

function tellChange(): void {
  const wallet = tabs?.selected ?? null;
  const typed = form.state();
  const state =
    wallet === null
      ? (customer?.state(typed) ?? typed)
      : { empty: false, complete: true, brand: '', problem: null, wallet };
  tell({ kind: 'change', state });
}

const element = document.body.appendChild(document.createElement('form'));
element.noValidate = true;
const form = new CardForm(element, tellChange);

async function configure(given: CardFormSettings): Promise<void> {
  const first = settings === null;
  settings = given;
  document.documentElement.lang = given.language;
  applyAppearance(given.variables);
  form.configure(given);
  customer?.speak(given.language);
  tabs?.speak(given.language);
  if (!first) return;
  const offered = offeredWallets(given.wallets);
  if (offered.length > 0) {
    tabs = new WalletTabs(element, offered, tellChange);
    tabs.speak(given.language);
  }
  if (given.customerSession !== null) {
    const session = await openCustomerSession(given.publishableKey, given.customerSession);
    if (session === null) return tell({ kind: 'loaderror' });
    customer = new CustomerPart(session, element, tellChange, tell);
    customer.speak(settings.language);
  }
  tell({ kind: 'ready' });
  if (customer !== null) tellChange();
}

/** Card details go to the API only; the embedding page gets the API's result. */
async function answer(question: Question): Promise<ApiResult> {
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
  const path = `payment_intents/${intentIdOf(question.clientSecret)}/confirm`;
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
  if (event.source !== window.parent || event.origin !== embedder) return;
  const message: ToCardForm = event.data;
  if (message.kind === 'configure') await configure(message.settings);
  if (message.kind === 'focus') form.focus();
  if (message.kind === 'clear') form.clear();
  if (message.kind === 'blur' && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
  if (message.kind === 'question') {
    tell({ kind: 'reply', id: message.id, result: await answer(message.question) });
  }
});

element.addEventListener('submit', (event) => event.preventDefault());
element.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ kind: 'escape' });
});
window.addEventListener('focus', () => tell({ kind: 'focus' }));
window.addEventListener('blur', () => tell({ kind: 'blur' }));
new ResizeObserver(() => {
  tell({ kind: 'resize', height: Math.ceil(element.getBoundingClientRect().height) });
}).observe(element);
tell({ kind: 'loaded' });
