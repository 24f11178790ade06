import { type Language, word } from '../translations.ts';
import type { CustomerSession, SavedMethod } from './open-customer-session.ts';

const brands: Record<string, string> = {
  amex: 'American Express',
  discover: 'Discover',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

export class SavedCards {
  readonly #session: CustomerSession;
  readonly #form: HTMLFormElement;
  readonly #changed: () => void;
  readonly #removed: (method: SavedMethod, error: string | undefined) => void;
  readonly #list = document.createElement('fieldset');
  #language: Language = 'en';
  #selected: SavedMethod | null;

  constructor(
    session: CustomerSession,
    form: HTMLFormElement,
    changed: () => void,
    removed: (method: SavedMethod, error: string | undefined) => void,
  ) {
    this.#session = session;
    this.#form = form;
    this.#changed = changed;
    this.#removed = removed;
    this.#selected = session.payment_methods[0] ?? null;
    this.#list.className = 'saved';
    form.prepend(this.#list);
  }

  get selected(): SavedMethod | null {
    return this.#selected;
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#draw();
  }

  #draw(): void {
    const { payment_methods: methods, remove } = this.#session;
    this.#list.hidden = methods.length === 0;
    this.#form.dataset.pays = this.#selected === null ? 'new-card' : 'saved-card';
    const legend = document.createElement('legend');
    legend.textContent = word(this.#language, 'savedCards');
    const rows = methods.map((method) => {
      const row = this.#choice(method, nameOf(method));
      if (remove) row.append(this.#removeButton(method));
      return row;
    });
    this.#list.replaceChildren(
      legend,
      ...rows,
      this.#choice(null, word(this.#language, 'newCard')),
    );
  }

  #choice(method: SavedMethod | null, name: string): HTMLElement {
    const row = document.createElement('div');
    const label = document.createElement('label');
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = 'pay-with';
    radio.checked = method === this.#selected;
    radio.addEventListener('change', () => {
      this.#selected = method;
      this.#form.dataset.pays = method === null ? 'new-card' : 'saved-card';
      this.#changed();
    });
    label.append(radio, name);
    row.append(label);
    return row;
  }

  #removeButton(method: SavedMethod): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word(this.#language, 'remove');
    button.setAttribute('aria-label', `${button.textContent}: ${nameOf(method)}`);
    button.addEventListener('click', async () => {
      button.disabled = true;
      const error = await this.#session.detach(method.id);
      if (error === undefined) this.#forget(method);
      else button.disabled = false;
      this.#removed(method, error);
    });
    return button;
  }

  #forget(method: SavedMethod): void {
    const left = this.#session.payment_methods.filter((other) => other !== method);
    this.#session.payment_methods = left;
    if (this.#selected === method) this.#selected = left[0] ?? null;
    this.#draw();
    // Moves the focus, because the focused button was removed.
    this.#list.querySelector<HTMLInputElement>('input:checked')?.focus();
    this.#changed();
  }
}

function nameOf({ card }: SavedMethod): string {
  const month = String(card.exp_month).padStart(2, '0');
  const year = String(card.exp_year).slice(-2);
  return `${brands[card.brand] ?? 'Card'} •••• ${card.last4} (${month}/${year})`;
}
