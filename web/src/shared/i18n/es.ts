import { cart } from './es/cart.ts';
import { common } from './es/common.ts';
import { shop } from './es/shop.ts';

export const es = { common, shop, cart } as const;
