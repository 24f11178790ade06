import type { PublishedChange, PublishedChanges } from '@dental-shop/domain/api/catalogue-changes';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { StartingPrices } from '@dental-shop/domain/catalogue/starting-prices';
import type { LookupData } from '@dental-shop/domain/quick-order/product-lookup';
import {
  type CategoryData,
  catalogueData,
  categoryFolder,
  type Offer,
  type ProductData,
  type ProductSummary,
  productFolder,
} from '../catalogue/catalogue-data.ts';
import { type CatalogueOverlay, emptyOverlay } from './overlay-store.ts';

type Part = Offer & { sku: string };

/** Hidden parts can't be bought. If they're still shown, they have the message for parts without a price. */
function withChange<Changed extends Part>(part: Changed, change: PublishedChange): Changed {
  const { hidden = false, availability } = change;
  const price = hidden ? 'unavailable' : (change.price ?? part.price);
  return {
    ...part,
    price,
    ...(hidden && { hidden }),
    ...(availability && { availability }),
    ...(price !== part.price && { listedPrice: part.price }),
  };
}

export function createOverlay({ changes, startingPrices }: PublishedChanges): CatalogueOverlay {
  if (changes.length === 0) return emptyOverlay;
  const bySku = new Map(changes.map((change) => [normalizeSku(change.sku), change]));
  const isHidden = (sku: string) => bySku.get(normalizeSku(sku))?.hidden === true;

  function changed<Changed extends Part>(part: Changed): Changed {
    const change = bySku.get(normalizeSku(part.sku));
    return change ? withChange(part, change) : part;
  }

  function changedPage(url: string, data: unknown, opened: CatalogueOverlay): unknown {
    const isLeftOut = ({ sku }: Part) => isHidden(sku) && opened.isHidden(sku);
    const listed = <Listed extends Part>(parts: readonly Listed[]): Listed[] =>
      parts.filter((part) => !isLeftOut(part)).map(changed);

    const changedCategory = (category: CategoryData): CategoryData => ({
      ...category,
      groups: category.groups
        .map((group) => ({ ...group, products: listed(group.products) }))
        .filter(({ products }) => products.length > 0),
    });

    const changedProduct = (product: ProductData): ProductData => ({
      ...changed(product),
      switches: product.switches.map((choice) => ({
        ...choice,
        options: choice.options.map(({ size, sku }) => ({
          size,
          sku: sku !== null && isHidden(sku) && opened.isHidden(sku) ? null : sku,
        })),
      })),
      fitting: product.fitting.flatMap((group) => {
        const parts = listed(group.parts);
        return parts.length === 0 && group.parts.length > 0 ? [] : [{ ...group, parts }];
      }),
      kit: product.kit?.map(changed) ?? null,
      kits: listed(product.kits),
    });

    // Safe to cast: the build wrote the files at these URLs.
    if (url.startsWith(categoryFolder)) return changedCategory(data as CategoryData);
    if (url.startsWith(productFolder)) return changedProduct(data as ProductData);
    if (url === catalogueData.search.url) return (data as readonly ProductSummary[]).map(changed);
    if (url === catalogueData.shelfLookup.url) {
      const { gtins, hidden } = data as LookupData;
      const skus = changes.filter((change) => change.hidden).map(({ sku }) => sku);
      return { gtins, hidden: [...hidden, ...skus] } satisfies LookupData;
    }
    if (url === catalogueData.startingPrices.url) {
      const prices = Object.entries({ ...(data as StartingPrices), ...startingPrices });
      return Object.fromEntries(prices.filter(([, price]) => price !== null));
    }
    return data;
  }

  const overlay: CatalogueOverlay = {
    apply: <Data>(url: string, data: Data, opened = overlay) =>
      data === null ? data : (changedPage(url, data, opened) as Data),
    visible: (built) => built.filter(({ sku }) => !isHidden(sku)).map(changed),
    isHidden,
  };
  return overlay;
}
