import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { TFunction } from 'i18next';
import { loadProducts } from '../catalogue/load-products.ts';
import type { PageDataStore } from '../page-data/page-data-store.ts';
import { cartItemLookup } from './cart-item-from-catalogue.ts';
import { cartStore } from './cart-store.ts';
import { watchAccountCart } from './watch-account-cart.ts';

export function startCartSync(uid: string, pageData: PageDataStore, t: TFunction): () => void {
  return watchAccountCart(uid, async (skus) => {
    const present = new Set(cartStore.read().map(({ SKU }) => normalizeSku(SKU)));
    const isNew = skus.some((sku) => !present.has(normalizeSku(sku)));
    const products = isNew ? await loadProducts(pageData) : [];
    return cartItemLookup(products, (sku) => t('cart.line.unknown', { sku }));
  });
}
