import type { PublishedChanges } from '@dental-shop/domain/api/catalogue-changes';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';

interface ProductDescription {
  '@type': string;
  sku: string;
  offers?: { price: string; availability?: string };
}

const builtTexts = new WeakMap<Text, string>();

/** Search engines that run scripts must not index an old price, or an offer for a part that can't be bought. */
export function updateStructuredData({ changes }: Pick<PublishedChanges, 'changes'>): void {
  const bySku = new Map(changes.map((change) => [normalizeSku(change.sku), change]));
  for (const { firstChild } of document.querySelectorAll('script[type="application/ld+json"]')) {
    if (!(firstChild instanceof Text)) continue;
    const built = builtTexts.get(firstChild) ?? firstChild.data;
    builtTexts.set(firstChild, built);
    const { offers, ...product } = JSON.parse(built) as ProductDescription;
    if (product['@type'] !== 'Product') continue;
    const change = bySku.get(normalizeSku(product.sku));
    // Trusted Types reject new text for a script element, but not for its text node, which never runs.
    firstChild.data = change
      ? JSON.stringify({ ...product, ...changedOffers(offers, change) })
      : built;
  }
}

function changedOffers(
  offers: ProductDescription['offers'],
  { price, hidden }: PublishedChanges['changes'][number],
): Pick<ProductDescription, 'offers'> {
  if (!offers || hidden) return {};
  if (price === 'out-of-stock') {
    return { offers: { ...offers, availability: 'https://schema.org/OutOfStock' } };
  }
  if (price === undefined) return { offers };
  return isPurchasable(price) ? { offers: { ...offers, price: (price / 100).toFixed(2) } } : {};
}
