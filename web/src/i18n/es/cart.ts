import type { cart as english } from '../en/cart.ts';
import type { Translation } from '../translation.ts';

export const cart: Translation<typeof english> = {};
