import type { CardFormRequest, CardFormSettings, FromCardForm, ToCardForm } from '../messages.ts';
import type { ApiResult } from '../stripe-api.ts';
import { word } from '../translations.ts';

const maxLoadingMs = 15_000;

/** The frame has a separate origin, so the card number never reaches the page. */
export class CardFrame {
  readonly frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #onMessage: (message: FromCardForm) => void;
  readonly #pending = new Map<number, (result: ApiResult) => void>();
  readonly #loadingTimer: ReturnType<typeof setTimeout>;
  #settings: CardFormSettings;
  #requestCount = 0;

  constructor(
    origin: string,
    settings: CardFormSettings,
    onMessage: (message: FromCardForm) => void,
  ) {
    this.#origin = origin;
    this.#settings = settings;
    this.#onMessage = onMessage;
    this.frame = document.createElement('iframe');
    this.frame.src = `${origin}/elements/card-form#${encodeURIComponent(location.origin)}`;
    this.frame.title = word(settings.language, 'frame');
    this.frame.allow = 'payment';
    Object.assign(this.frame.style, {
      border: '0',
      // A frame with a different color scheme than its page gets an opaque background.
      colorScheme: 'light only',
      display: 'block',
      height: '1px',
      margin: '-4px',
      maxWidth: 'none',
      width: 'calc(100% + 8px)',
    });
    window.addEventListener('message', this.#receive);
    this.#loadingTimer = setTimeout(() => onMessage({ kind: 'loaderror' }), maxLoadingMs);
  }

  configure(settings: CardFormSettings): void {
    this.#settings = settings;
    this.frame.title = word(settings.language, 'frame');
    this.post({ kind: 'configure', settings });
  }

  request(question: CardFormRequest): Promise<ApiResult> {
    const id = ++this.#requestCount;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.post({ kind: 'question', id, question });
    });
  }

  post(message: ToCardForm): void {
    this.frame.contentWindow?.postMessage(message, this.#origin);
  }

  remove(): void {
    clearTimeout(this.#loadingTimer);
    window.removeEventListener('message', this.#receive);
    this.frame.remove();
  }

  /** Any page can post messages here, so only this frame's are accepted. */
  readonly #receive = (event: MessageEvent): void => {
    if (event.origin !== this.#origin || event.source !== this.frame.contentWindow) return;
    const message: FromCardForm = event.data;
    if (message.kind === 'loaded') {
      clearTimeout(this.#loadingTimer);
      this.configure(this.#settings);
    }
    if (message.kind === 'resize') this.frame.style.height = `${message.height}px`;
    if (message.kind === 'reply') {
      this.#pending.get(message.id)?.(message.result);
      this.#pending.delete(message.id);
    }
    this.#onMessage(message);
  };
}
