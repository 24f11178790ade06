import { type Carrier, carriers } from '@dental-shop/domain/fulfillment/carrier';

const storageKey = 'lastCarrier';

export function readLastCarrier(): Carrier {
  try {
    const stored = localStorage.getItem(storageKey);
    return carriers.find((each) => each === stored) ?? 'ups';
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
