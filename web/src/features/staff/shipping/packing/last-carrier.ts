import { type Carrier, carrier } from '@dental-shop/domain/fulfillment/carrier';

const storageKey = 'lastCarrier';

export function readLastCarrier(): Carrier {
  try {
    return carrier.safeParse(localStorage.getItem(storageKey)).data ?? 'ups';
  } catch {
    return 'ups';
  }
}

export function storeLastCarrier(chosen: Carrier): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch (error) {
    console.warn('The carrier could not be stored.', { error });
  }
}
