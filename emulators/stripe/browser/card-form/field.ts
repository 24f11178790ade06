import type { CardInputProblem } from '../../cards/card-input.ts';
import { type Language, word } from '../translations.ts';

interface FieldRules {
  name: 'number' | 'expiry' | 'cvc' | 'postal';
  autocomplete: AutoFill;
  inputMode: 'numeric' | 'text';
  placeholder: (language: Language) => string;
  format: (text: string) => string;
  check: (text: string) => CardInputProblem | null;
}

export class Field {
  readonly rules: FieldRules;
  readonly row = document.createElement('div');
  readonly input = document.createElement('input');
  readonly #label = document.createElement('label');
  readonly #message = document.createElement('p');
  #shown: CardInputProblem | null = null;

  constructor(rules: FieldRules, changed: () => void) {
    this.rules = rules;
    const { input } = this;
    input.id = rules.name;
    input.name = rules.name;
    input.autocomplete = rules.autocomplete;
    input.inputMode = rules.inputMode;
    input.required = true;
    input.spellcheck = false;
    this.#label.htmlFor = input.id;
    this.#message.id = `${rules.name}-problem`;
    this.#message.className = 'problem';
    this.#message.setAttribute('role', 'alert');
    this.row.className = `field ${rules.name}`;
    this.row.append(this.#label, input, this.#message);
    input.addEventListener('input', (event) => {
      this.#format(event instanceof InputEvent && event.inputType.startsWith('delete'));
      this.#show(this.#shown === null ? null : this.problem());
      changed();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#show(this.problem());
      changed();
    });
  }

  problem(): CardInputProblem | null {
    return this.rules.check(this.input.value);
  }

  reveal(): CardInputProblem | null {
    this.#show(this.problem());
    return this.#shown;
  }

  clear(): void {
    this.input.value = '';
    this.#show(null);
  }

  setLanguage(language: Language): void {
    this.#label.textContent = word(language, this.rules.name);
    this.input.placeholder = this.rules.placeholder(language);
    this.row.dataset.language = language;
    this.#show(this.#shown);
  }

  #format(deleting: boolean): void {
    const { input, rules } = this;
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret === input.value.length;
    const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
    const typed = input.value;
    const formatted = rules.format(typed);
    // Otherwise, a deleted separator would immediately reappear.
    input.value = deleting && formatted.startsWith(typed.trimEnd()) ? typed.trimEnd() : formatted;
    if (atEnd) return;
    let position = 0;
    for (let digits = 0; digits < digitsBefore && position < input.value.length; position += 1) {
      if (/\d/.test(input.value[position] ?? '')) digits += 1;
    }
    input.setSelectionRange(position, position);
  }

  #show(problem: CardInputProblem | null): void {
    this.#shown = problem;
    const language = this.row.dataset.language === 'es' ? 'es' : 'en';
    const text = problem === null ? '' : word(language, problem);
    if (this.#message.textContent !== text) this.#message.textContent = text;
    this.input.setAttribute('aria-invalid', String(problem !== null));
    if (problem === null) this.input.removeAttribute('aria-describedby');
    else this.input.setAttribute('aria-describedby', this.#message.id);
  }
}
