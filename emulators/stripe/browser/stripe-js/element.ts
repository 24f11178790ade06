import { walletTypes } from '../../cards/wallets.ts';
import type {
  CardFormRequest,
  CardFormSettings,
  CardFormState,
  FromCardForm,
} from '../messages.ts';
import { type ApiResult, integrationError, type StripeError } from '../stripe-api.ts';
import { word } from '../translations.ts';
import { CardFrame } from './card-frame.ts';
import { loadChunk } from './load-chunk.ts';

type Listener = (event: unknown) => void;

interface NewCardElement {
  origin: string;
  settings: CardFormSettings;
  loaded: Promise<StripeError | undefined>;
  forget: () => void;
}

export class CardElement {
  readonly #origin: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #loaded: Promise<StripeError | undefined>;
  readonly #forget: () => void;
  #settings: CardFormSettings;
  #frame: CardFrame | null = null;

  constructor({ origin, settings, loaded, forget }: NewCardElement) {
    this.#origin = origin;
    this.#settings = settings;
    this.#loaded = loaded;
    this.#forget = forget;
  }

  get isMounted(): boolean {
    return this.#frame !== null;
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (place === null) {
      throw integrationError(`The selector you specified (${target}) applies to no DOM elements.`);
    }
    this.unmount();
    void loadChunk(this.#origin);
    this.#frame = new CardFrame(this.#origin, this.#settings, (message) =>
      this.#onMessage(message),
    );
    place.replaceChildren(this.#frame.frame);
    // The React wrapper attaches listeners after mounting.
    queueMicrotask(() => this.#emit('loaderstart', {}));
  }

  unmount(): void {
    this.#frame?.remove();
    this.#frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
    this.#forget();
  }

  configure(changes: Partial<CardFormSettings>): void {
    this.#settings = { ...this.#settings, ...changes };
    this.#frame?.configure(this.#settings);
  }

  update(options: { hidePostalCode?: boolean }): this {
    if (options.hidePostalCode !== undefined) {
      this.configure({ needsPostalCode: !options.hidePostalCode });
    }
    return this;
  }

  request(question: CardFormRequest): Promise<ApiResult> {
    if (this.#frame === null) {
      throw integrationError('We could not retrieve data from the Element: it is not mounted.');
    }
    return this.#frame.request(question);
  }

  on(type: string, listener: Listener): this {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return this;
  }

  once(type: string, listener: Listener): this {
    const once = (event: unknown): void => {
      this.off(type, once);
      listener(event);
    };
    return this.on(type, once);
  }

  off(type: string, listener?: Listener): this {
    if (listener === undefined) this.#listeners.delete(type);
    else this.#listeners.get(type)?.delete(listener);
    return this;
  }

  focus(): void {
    this.#frame?.frame.focus();
    this.#frame?.post({ kind: 'focus' });
  }

  blur(): void {
    this.#frame?.post({ kind: 'blur' });
  }

  clear(): void {
    this.#frame?.post({ kind: 'clear' });
  }

  /** A no-op, because the form has no collapsed state. */
  collapse(): this {
    return this;
  }

  #onMessage(message: FromCardForm): void {
    if (message.kind === 'change') this.#emit('change', this.#changeEvent(message.state));
    else if (message.kind === 'removed') this.#emit('savedpaymentmethodremove', removal(message));
    else if (message.kind === 'loaderror') this.#emit('loaderror', { error: this.#loadError() });
    else if (message.kind === 'ready') void this.#becomeReady();
    else if (['focus', 'blur', 'escape'].includes(message.kind)) this.#emit(message.kind, {});
  }

  async #becomeReady(): Promise<void> {
    const frame = this.#frame;
    const error = (await loadChunk(this.#origin)) ?? (await this.#loaded);
    if (frame !== this.#frame) return;
    if (error === undefined) return this.#emit('ready', {});
    this.unmount();
    this.#emit('loaderror', { error });
  }

  #loadError(): StripeError {
    const message = word(this.#settings.language, 'api_connection_error');
    return { type: 'api_connection_error', message };
  }

  #changeEvent(state: CardFormState): object {
    const { empty, complete, brand, problem, savesCard, savedMethod, wallet } = state;
    if (this.#settings.elementType === 'payment') {
      const value = {
        type: wallet === undefined ? 'card' : walletTypes[wallet],
        ...(savesCard !== undefined && { savePaymentMethod: savesCard }),
        ...(savedMethod !== undefined && { payment_method: savedMethod }),
      };
      return { empty, complete, collapsed: false, value };
    }
    const error = problem === null ? undefined : { type: 'validation_error', ...problem };
    return { empty, complete, brand, error, value: { postalCode: '' } };
  }

  #emit(type: string, details: object): void {
    const event = { elementType: this.#settings.elementType, ...details };
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

function removal({ method, error }: Extract<FromCardForm, { kind: 'removed' }>): object {
  const outcome = error === undefined ? { success: true } : { success: false, error };
  return { ...outcome, payment_method: method };
}
