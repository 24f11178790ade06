import { describe, expect, it } from 'vitest';
import { isStorableSku } from '../cart/line-item.ts';
import { isPurchasable } from '../money/purchasability.ts';
import { familyOfSku } from '../pictures/family-of-sku.ts';
import { catalogue } from './catalogue.ts';
import { sizeCaption } from './sizes/size-caption.ts';
import { spanish } from './spanish.ts';
import { catalogueText } from './translation/catalogue-text.ts';
import { visibleEntries } from './visible-entries.ts';

// These tests apply to any products. Importing the catalogue already validates every row and
// translation.

const texts = Object.entries(spanish.products);
// Not `\b`, which treats an accented letter as the end of a word.
const englishWords =
  /(?<!\p{L})(the|and|with|for|of|drill|cap|abutment|implant|wrench|driver|collar)(?!\p{L})/iu;

describe('the shipped catalogue', () => {
  it('has purchasable products', () => {
    const sold = visibleEntries(catalogue.products).filter(({ price }) => isPurchasable(price));
    expect(sold.length).toBeGreaterThan(0);
  });

  it('has only SKUs that can be stored in a cart', () => {
    expect(catalogue.products.filter(({ sku }) => !isStorableSku(sku))).toEqual([]);
  });

  it('gives similar parts different captions', () => {
    const seen = new Map<string, string>();
    // Silicone sleeves differ in retention, not in size.
    for (const each of catalogue.products.filter(({ sku }) => !/^TS[SMF]$/.test(sku))) {
      const caption = sizeCaption(each);
      const key = `${each.category} ${each.subCategory} ${familyOfSku(each.sku)} ${caption}`;
      expect(seen.get(key), `${each.sku} has the caption ${caption} of`).toBeUndefined();
      seen.set(key, each.sku);
    }
  });

  it.each([
    ['English', catalogueText()],
    ['Spanish', catalogueText(spanish)],
  ])('formats every size in %s with a multiplication sign and non-breaking spaces', (_, text) => {
    const shown = catalogue.products.flatMap((product) => [
      text.productName(product),
      text.description(product),
      text.subCategoryName(product.subCategory),
    ]);
    expect(shown.filter((each) => /\d\s*x\s*\d|\d (?:×|mm\b)|N-cm/i.test(each))).toEqual([]);
  });
});

describe('the Spanish catalogue', () => {
  it('has a unique name for each product', () => {
    expect(new Set(texts.map(([, { name }]) => name)).size).toBe(texts.length);
  });

  it('has a unique description for each product', () => {
    const descriptions = texts.map(([, { name, description }]) => `${name} ${description}`);
    expect(new Set(descriptions).size).toBe(texts.length);
  });

  it('contains no English words', () => {
    for (const [sku, { name, description }] of texts) {
      expect(`${name} ${description}`, sku).not.toMatch(englishWords);
    }
    const groups = [
      ...Object.values(spanish.categories).flatMap(({ name, button = '' }) => [name, button]),
      ...Object.values(spanish.subCategories),
    ];
    expect(groups.filter((text) => englishWords.test(text))).toEqual([]);
  });
});
