import type { CardFormSettings, FromCardForm, Question, ToCardForm } from '../messages.ts';
import { type ApiResult, callApi, formFields, intentIdOf } from '../stripe-api.ts';
import { applyAppearance } from './appearance.ts';
import { CardForm } from './form.ts';

// The shop's page names its origin in the address; messages go to and come from it alone.
const shop = decodeURIComponent(location.hash.slice(1));
let settings: CardFormSettings | null = null;

function tell(message: FromCardForm): void {
  window.parent.postMessage(message, shop);
}

function tellChange(): void {
  tell({ kind: 'change', state: form.state() });
}

const element = document.body.appendChild(document.createElement('form'));
element.noValidate = true;
const form = new CardForm(element, tellChange);

function configure(given: CardFormSettings): void {
  const first = settings === null;
  settings = given;
  document.documentElement.lang = given.language;
  applyAppearance(given.variables);
  form.configure(given);
  if (first) tell({ kind: 'ready' });
}

/** Answers the shop's page with what the API said; what was typed goes to the API alone. */
async function answer(question: Question): Promise<ApiResult> {
  const error = form.validate();
  if (error !== undefined) return { error };
  if (question.ask === 'validate' || settings === null) return {};
  const { publishableKey } = settings;
  const post = (path: string, fields: Record<string, string>) =>
    callApi(location.origin, publishableKey, 'POST', path, fields);
  if (question.ask === 'create-payment-method') {
    return post('payment_methods', { ...formFields(form.card()), ...question.fields });
  }
  const card = formFields({ payment_method_data: form.card() });
  return post(`payment_intents/${intentIdOf(question.clientSecret)}/confirm`, {
    ...card,
    ...question.fields,
  });
}

window.addEventListener('message', async (event: MessageEvent) => {
  if (event.source !== window.parent || event.origin !== shop) return;
  const message: ToCardForm = event.data;
  if (message.kind === 'configure') configure(message.settings);
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
