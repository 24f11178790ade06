import {
  checkCardNumber,
  checkExpiry,
  checkPostalCode,
  checkSecurityCode,
  formatCardNumber,
  formatExpiry,
  onlyDigits,
  parseExpiry,
} from '../../cards/card-input.ts';
import { detectBrand } from '../../cards/card-number.ts';
import type { CardFormSettings, CardFormState } from '../messages.ts';
import type { StripeError } from '../stripe-api.ts';
import { type Language, word } from '../translations.ts';
import { Field } from './field.ts';

const maxSecurityDigits = 4;
const maxPostalLetters = 12;

export class CardForm {
  readonly element: HTMLFormElement;
  readonly #number: Field;
  readonly #expiry: Field;
  readonly #cvc: Field;
  readonly #postal: Field;
  #language: Language = 'en';

  constructor(element: HTMLFormElement, changed: () => void) {
    this.element = element;
    this.#number = new Field(
      {
        name: 'number',
        autocomplete: 'cc-number',
        inputMode: 'numeric',
        placeholder: () => '1234 1234 1234 1234',
        format: formatCardNumber,
        check: checkCardNumber,
      },
      changed,
    );
    this.#expiry = new Field(
      {
        name: 'expiry',
        autocomplete: 'cc-exp',
        inputMode: 'numeric',
        placeholder: (language) => word(language, 'expiryPlaceholder'),
        format: formatExpiry,
        check: (text) => checkExpiry(text, new Date()),
      },
      changed,
    );
    this.#cvc = new Field(
      {
        name: 'cvc',
        autocomplete: 'cc-csc',
        inputMode: 'numeric',
        placeholder: (language) => word(language, 'cvcPlaceholder'),
        format: (text) => onlyDigits(text).slice(0, maxSecurityDigits),
        check: (text) => checkSecurityCode(text, this.#number.input.value),
      },
      changed,
    );
    this.#postal = new Field(
      {
        name: 'postal',
        autocomplete: 'postal-code',
        inputMode: 'text',
        placeholder: () => '12345',
        format: (text) => text.slice(0, maxPostalLetters),
        check: checkPostalCode,
      },
      changed,
    );
  }

  configure(settings: CardFormSettings): void {
    this.#language = settings.language;
    this.element.className = settings.elementType;
    const visible = this.#fields().filter(
      (field) => field !== this.#postal || settings.needsPostalCode,
    );
    // Existing rows keep their position, input, and focus.
    if (!this.#postal.row.isConnected || !settings.needsPostalCode) this.#postal.row.remove();
    for (const field of visible) {
      field.setLanguage(settings.language);
      if (!field.row.isConnected) this.element.append(field.row);
    }
  }

  state(): CardFormState {
    const fields = this.#visibleFields();
    const problem = fields.find((field) => field.input.value !== '' && field.problem() !== null);
    const brand = detectBrand(onlyDigits(this.#number.input.value));
    this.#number.row.dataset.brand = brand;
    return {
      empty: fields.every((field) => field.input.value === ''),
      complete: fields.every((field) => field.problem() === null),
      brand,
      problem: problem === undefined ? null : this.#problemOf(problem),
    };
  }

  validate(): StripeError | undefined {
    const wrong = this.#visibleFields().filter((field) => field.reveal() !== null);
    const [first] = wrong;
    if (first === undefined) return undefined;
    first.input.focus();
    const problem = this.#problemOf(first);
    return problem === null ? undefined : { type: 'validation_error', ...problem };
  }

  card(): object {
    const expiry = parseExpiry(this.#expiry.input.value);
    const postal = this.#postal.row.isConnected ? this.#postal.input.value.trim() : '';
    return {
      type: 'card',
      card: {
        number: onlyDigits(this.#number.input.value),
        exp_month: expiry?.month,
        exp_year: expiry?.year,
        cvc: this.#cvc.input.value,
      },
      billing_details: { address: { postal_code: postal } },
    };
  }

  focus(): void {
    const open = this.#visibleFields().find((field) => field.problem() !== null);
    (open ?? this.#number).input.focus();
  }

  clear(): void {
    for (const field of this.#fields()) field.clear();
  }

  #fields(): Field[] {
    return [this.#number, this.#expiry, this.#cvc, this.#postal];
  }

  #visibleFields(): Field[] {
    return this.#fields().filter((field) => field.row.isConnected);
  }

  #problemOf(field: Field): CardFormState['problem'] {
    const code = field.problem();
    return code === null ? null : { code, message: word(this.#language, code) };
  }
}
