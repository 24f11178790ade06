import type { CardFormState, FromCardForm } from '../messages.ts';
import type { Language } from '../translations.ts';
import type { CustomerSession, SavedMethod } from './elements-session.ts';
import { SaveChoice } from './save-choice.ts';
import { SavedCards } from './saved-cards.ts';

/** What the form has for a customer who is known: saved cards, and a box to save a new one. */
export class CustomerPart {
  readonly #session: CustomerSession;
  readonly #cards: SavedCards;
  readonly #choice: SaveChoice | null;

  constructor(
    session: CustomerSession,
    form: HTMLFormElement,
    changed: () => void,
    tell: (message: FromCardForm) => void,
  ) {
    this.#session = session;
    this.#cards = new SavedCards(session, form, changed, (method, error) => {
      const { id, type, billing_details } = method;
      tell({ kind: 'removed', method: { id, type, billing_details }, error });
    });
    this.#choice = session.save ? new SaveChoice(form, changed) : null;
  }

  /** The saved card to pay with, or null for the one that is typed. */
  get selected(): SavedMethod | null {
    return this.#cards.selected;
  }

  speak(language: Language): void {
    this.#cards.speak(language);
    this.#choice?.speak(language);
  }

  /** The state of the whole form, of which `typed` is the part for a new card. */
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

  /**
   * What a confirmation says about a new card: whether it may be shown again and, when the customer
   * wishes it kept, for what use the session says.
   */
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
