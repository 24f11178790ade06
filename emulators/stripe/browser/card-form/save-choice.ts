import { type Language, word } from '../translations.ts';

export class SaveChoice {
  readonly #box = document.createElement('input');
  readonly #words = document.createElement('span');

  constructor(form: HTMLFormElement, changed: () => void) {
    const label = document.createElement('label');
    label.className = 'save';
    this.#box.type = 'checkbox';
    this.#box.addEventListener('change', changed);
    label.append(this.#box, this.#words);
    form.append(label);
  }

  get ticked(): boolean {
    return this.#box.checked;
  }

  setLanguage(language: Language): void {
    this.#words.textContent = word(language, 'saveCard');
  }
}
