import { account } from './en/account.ts';
import { authentication } from './en/authentication.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { shop } from './en/shop.ts';

export const en = { common, shop, authentication, cart, checkout, account } as const;
