import { cart } from './en/cart.ts';
import { common } from './en/common.ts';
import { shop } from './en/shop.ts';

export const en = { common, shop, cart } as const;
