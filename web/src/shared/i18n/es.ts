import { account } from './es/account.ts';
import { authentication } from './es/authentication.ts';
import { cart } from './es/cart.ts';
import { checkout } from './es/checkout.ts';
import { common } from './es/common.ts';
import { shop } from './es/shop.ts';

export const es = { common, shop, authentication, cart, checkout, account } as const;
