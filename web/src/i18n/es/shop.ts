import type { shop as english } from '../en/shop.ts';
import type { Translation } from '../translation.ts';

export const shop: Translation<typeof english> = {};
