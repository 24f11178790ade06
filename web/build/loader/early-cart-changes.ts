import {
  addItem,
  type Cart,
  getQuantity,
  setQuantity,
  totalQuantity,
} from '@dental-shop/domain/cart/cart';
import { parseQuantity, withinQuantities } from '@dental-shop/domain/cart/quantity';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import { readItemAttribute } from '../../src/shared/cart/loader-contract.ts';

export interface EarlyTexts {
  added: string;
  addedToCart: string;
  itemAdded: string;
  viewCart: string;
  cartWithOne: string;
  /** Contains `{{count}}`. */
  cartWithOther: string;
}

/** The same duration as in `add-to-cart-button.tsx`. */
const noticeMs = 2000;

let statusTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Uses a live region from the HTML, because screen readers ignore live regions that are inserted together with their
 * text.
 */
function announce(text: string): void {
  const status = document.getElementById('early-status');
  if (!status) return;
  status.textContent = text;
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => status.replaceChildren(), noticeMs);
}

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

/** Overlays the label instead of replacing it, because React expects the original label when it hydrates. */
export function confirmPress(button: HTMLElement, text: string): void {
  button.dataset.early = text;
  announce(text);
}

/** Saves the cart immediately, so the next page has it. */
function changeCart(next: (cart: Cart) => Cart): Cart | undefined {
  try {
    const cart = next(parseStoredCart(localStorage.getItem('cart')));
    localStorage.setItem('cart', JSON.stringify(cart));
    // Notifies components that are already hydrated, as if another tab had changed the cart.
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

export function stepQuantity(element: Element, by: number): boolean {
  const stepper = element.closest<HTMLElement>('main [data-min]');
  const field = stepper?.querySelector('input');
  if (!stepper || !field) return false;
  const item = itemAt(stepper);
  const min = stepper.dataset.min === '0' ? 0 : 1;
  let quantity = withinQuantities((parseQuantity(field.value, min) ?? min) + by, min);
  if (item) {
    const cart = changeCart((before) =>
      setQuantity(before, item, withinQuantities(getQuantity(before, item.SKU) + by, 0)),
    );
    if (!cart) return false;
    quantity = getQuantity(cart, item.SKU);
  } else window.earlyFields?.set(field, String(quantity));
  field.value = String(quantity);
  announce(`${field.getAttribute('aria-label')}: ${quantity}`);
  return true;
}

export function saveTypedQuantity(field: HTMLInputElement): boolean {
  const item = itemAt(field);
  const quantity = parseQuantity(field.value, 0);
  if (!item || quantity === null) return false;
  return changeCart((cart) => setQuantity(cart, item, quantity)) !== undefined;
}

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
