import {
  addItem,
  type Cart,
  quantityOf,
  setQuantity,
  totalQuantity,
} from '@dental-shop/domain/cart/cart';
import { parseQuantity, withinQuantities } from '@dental-shop/domain/cart/quantity';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import { readItemAttribute } from '../../src/shared/cart/loader-contract.ts';

/** The texts shown for a press before hydration, in the page's language. */
export interface EarlyTexts {
  added: string;
  addedToCart: string;
  itemAdded: string;
  viewCart: string;
  cartWithOne: string;
  /** Contains `{{count}}`. */
  cartWithOther: string;
}

/** As long as the application's own notice. */
const noticeMs = 2000;

let statusTimer: ReturnType<typeof setTimeout> | undefined;

/** The live region is part of the HTML, because screen readers ignore one that is inserted with its text. */
function announce(text: string): void {
  const status = document.getElementById('early-status');
  if (!status) return;
  status.textContent = text;
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => status.replaceChildren(), noticeMs);
}

/** Stands in for the application's notice until hydration. */
function showNotice(texts: EarlyTexts): void {
  const make = (name: string, properties: object) =>
    Object.assign(document.createElement(name), properties);
  const notice = make('div', { id: 'early-notice' });
  notice.append(
    make('span', { textContent: texts.itemAdded }),
    make('a', { href: '/cart', textContent: texts.viewCart }),
  );
  document.body.append(notice);
  setTimeout(() => notice.remove(), noticeMs);
}

/** Shows `text` over the label. The label itself stays, because React expects it when it hydrates the page. */
export function confirmPress(button: HTMLElement, text: string): void {
  button.dataset.early = text;
  announce(text);
}

/** Stores the changed cart immediately, so the next page has it. Returns undefined if storage is blocked or full. */
function changeCart(next: (cart: Cart) => Cart): Cart | undefined {
  try {
    const cart = next(parseStoredCart(localStorage.getItem('cart')));
    localStorage.setItem('cart', JSON.stringify(cart));
    // Components that are already hydrated react to it as to a change in another tab.
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    return cart;
  } catch {
    return undefined;
  }
}

function itemAt(element: Element) {
  const text = element.closest<HTMLElement>('main [data-item]')?.dataset.item;
  return text === undefined ? undefined : readItemAttribute(text);
}

/** Changes a stepper's field, and the cart if the stepper shows its quantity. Returns false if the cart can't be stored. */
export function stepQuantity(element: Element, by: number): boolean {
  const stepper = element.closest<HTMLElement>('main [data-min]');
  const field = stepper?.querySelector('input');
  if (!stepper || !field) return false;
  const item = itemAt(stepper);
  const min = stepper.dataset.min === '0' ? 0 : 1;
  let quantity = withinQuantities((parseQuantity(field.value, min) ?? min) + by, min);
  if (item) {
    const cart = changeCart((before) =>
      setQuantity(before, item, withinQuantities(quantityOf(before, item.SKU) + by, 0)),
    );
    if (!cart) return false;
    quantity = quantityOf(cart, item.SKU);
  } else window.earlyFields?.set(field, String(quantity));
  field.value = String(quantity);
  announce(`${field.getAttribute('aria-label')}: ${quantity}`);
  return true;
}

/** Stores the quantity typed into a stepper of the cart. Returns false for other fields and invalid quantities. */
export function keepTypedQuantity(field: HTMLInputElement): boolean {
  const item = itemAt(field);
  const quantity = parseQuantity(field.value, 0);
  if (!item || quantity === null) return false;
  return changeCart((cart) => setQuantity(cart, item, quantity)) !== undefined;
}

/** Adds a pressed button's item to the cart. Returns false for other buttons, or if storage is unavailable. */
export function addToCart(button: HTMLElement, texts: EarlyTexts): boolean {
  const item = itemAt(button);
  const field = button.closest('[data-order]')?.querySelector('input');
  const quantity = (field && parseQuantity(field.value)) ?? 1;
  const cart = item && changeCart((before) => addItem(before, item, quantity));
  if (!cart) return false;
  confirmPress(button, button.matches('.MuiButton-contained') ? texts.addedToCart : texts.added);
  const count = totalQuantity(cart);
  const cartWith = count === 1 ? texts.cartWithOne : texts.cartWithOther;
  announce(`${texts.itemAdded} ${cartWith.replace('{{count}}', String(count))}`);
  showNotice(texts);
  setTimeout(() => button.removeAttribute('data-early'), noticeMs);
  return true;
}
