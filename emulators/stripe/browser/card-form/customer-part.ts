import type { CardFormState, FromCardForm } from '../messages.ts';
import type { Language } from '../translations.ts';
import type { CustomerSession, SavedMethod } from './open-customer-session.ts';
import { SaveChoice } from './save-choice.ts';
import { SavedCards } from './saved-cards.ts';

export class CustomerPart {
  readonly #session: CustomerSession;
  readonly #cards: SavedCards;
  readonly #choice: SaveChoice | null;

  constructor(
    session: CustomerSession,
    form: HTMLFormElement,
    changed: () => void,
    postMessage: (message: FromCardForm) => void,
  ) {
    this.#session = session;
    this.#cards = new SavedCards(session, form, changed, (method, error) => {
      const { id, type, billing_details } = method;
      postMessage({ kind: 'removed', method: { id, type, billing_details }, error });
    });
    this.#choice = session.save ? new SaveChoice(form, changed) : null;
  }

  get selected(): SavedMethod | null {
    return this.#cards.selected;
  }

  setLanguage(language: Language): void {
    this.#cards.setLanguage(language);
    this.#choice?.setLanguage(language);
  }

  state(typed: CardFormState): CardFormState {
    const saved = this.#cards.selected;
    if (saved === null) {
      return this.#choice === null ? typed : { ...typed, savesCard: this.#choice.ticked };
    }
    const { id, type, billing_details } = saved;
    const savedMethod = { id, type, billing_details };
    const { brand } = saved.card;
    return { empty: false, complete: true, brand, problem: null, savedMethod };
  }

  /** Stripe's fields for the customer's choice to save the new card. */
  savingFields(): Record<string, string> {
    if (this.#choice === null) return {};
    const ticked = this.#choice.ticked;
    const usage = ticked ? this.#session.save_usage : null;
    return {
      'payment_method_data[allow_redisplay]': ticked ? 'always' : 'limited',
      ...(usage !== null && { setup_future_usage: usage }),
    };
  }
}
