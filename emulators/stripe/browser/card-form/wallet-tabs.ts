import { type Wallet, wallets, walletToken } from '../../cards/wallets.ts';
import { type Language, word } from '../translations.ts';

declare const ACCOUNT_WALLETS: readonly Wallet[];

const tabs = {
  link: ['Link', 'bank'],
  applePay: ['Apple Pay'],
  googlePay: ['Google Pay'],
} as const;

/** Apple Pay and Google Pay need the Payment Request API, which the page's Permissions-Policy may deny. */
function canRequestPayment(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('payment') ?? true;
}

export function offeredWallets(accepted: readonly Wallet[]): Wallet[] {
  return wallets.filter(
    (wallet) =>
      ACCOUNT_WALLETS.includes(wallet) &&
      accepted.includes(wallet) &&
      (wallet === 'link' || canRequestPayment()),
  );
}

export class WalletTabs {
  readonly #form: HTMLFormElement;
  readonly #list = document.createElement('div');
  readonly #changed: () => void;
  readonly #buttons: { button: HTMLButtonElement; text: string; wallet: Wallet | null }[] = [];
  #selected: Wallet | null = null;

  constructor(form: HTMLFormElement, offered: readonly Wallet[], changed: () => void) {
    this.#form = form;
    this.#changed = changed;
    this.#list.className = 'tabs';
    this.#list.setAttribute('role', 'tablist');
    this.#add('card', null);
    for (const wallet of offered) for (const text of tabs[wallet]) this.#add(text, wallet);
    form.prepend(this.#list);
  }

  get selected(): Wallet | null {
    return this.#selected;
  }

  setLanguage(language: Language): void {
    for (const { button, text } of this.#buttons) {
      button.textContent = text === 'card' || text === 'bank' ? word(language, text) : text;
    }
  }

  #add(text: string, wallet: Wallet | null): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-selected', String(wallet === null));
    button.addEventListener('click', () => {
      this.#selected = wallet;
      for (const each of this.#buttons) {
        each.button.setAttribute('aria-selected', String(each.button === button));
      }
      this.#form.classList.toggle('with-wallet', wallet !== null);
      this.#changed();
    });
    this.#buttons.push({ button, text, wallet });
    this.#list.append(button);
  }
}

export const walletCard = (wallet: Wallet) => ({
  type: 'card',
  card: { token: walletToken(wallet) },
});
