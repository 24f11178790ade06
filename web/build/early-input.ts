import {
  addItem,
  type Cart,
  quantityOf,
  setQuantity,
  totalQuantity,
} from '@dental-shop/domain/cart/cart';
import { parseQuantity, withinQuantities } from '@dental-shop/domain/cart/quantity';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import { readItemAttribute } from '../src/shared/cart/item-attribute.ts';

/** The texts for a press before the page is hydrated, in the page's language. */
export interface EarlyTexts {
  added: string;
  addedToCart: string;
  itemAdded: string;
  viewCart: string;
  cartWithOne: string;
  /** With `{{count}}` in it. */
  cartWithOther: string;
}

/** As long as the application's own notice. */
const noticeMs = 2000;

let statusTimer: ReturnType<typeof setTimeout> | undefined;

/** The live region comes with the page: one that is inserted together with its text isn't announced. */
function announce(text: string): void {
  const status = document.getElementById('early-status');
  if (!status) return;
  status.textContent = text;
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => status.replaceChildren(), noticeMs);
}

/** The application's own notice, before it can show that. */
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

/** Shows `text` in place of the label, whose text React would miss when it hydrates the page. */
export function confirmPress(button: HTMLElement, text: string): void {
  button.dataset.early = text;
  announce(text);
}

/** Stores the changed cart itself, so that whichever page starts next has it. Undefined where storage is blocked or full. */
function changeCart(next: (cart: Cart) => Cart): Cart | undefined {
  try {
    const cart = next(parseStoredCart(localStorage.getItem('cart')));
    localStorage.setItem('cart', JSON.stringify(cart));
    // What is hydrated already follows the cart as it follows another tab's.
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

/** Counts in a stepper's field, and in the cart where the quantity is the cart's. False where that can't be stored. */
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

/** Puts into the cart what is typed into one of its steppers. False for other fields, and for what is no quantity. */
export function keepTypedQuantity(field: HTMLInputElement): boolean {
  const item = itemAt(field);
  const quantity = parseQuantity(field.value, 0);
  if (!item || quantity === null) return false;
  return changeCart((cart) => setQuantity(cart, item, quantity)) !== undefined;
}

/** Puts a pressed button's item into the cart. False for other buttons, and where nothing can be stored. */
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
