import { describe, expect, it } from 'vitest';
import { isStorableSku } from '../cart/line-item.ts';
import { isPurchasable } from '../money/purchasability.ts';
import { familyOfSku } from '../pictures/family-of-sku.ts';
import { catalogue } from './catalogue.ts';
import { sizeCaption } from './sizes/size-caption.ts';
import { spanish } from './spanish.ts';
import { catalogueText } from './translation/catalogue-text.ts';
import { visibleEntries } from './visible-entries.ts';

// Importing these has already checked every row and translation. The rest holds for any range of products.

const texts = Object.entries(spanish.products);
// Not with \b, which takes an accented letter for the end of a word.
const englishWords =
  /(?<!\p{L})(the|and|with|for|of|drill|cap|abutment|implant|wrench|driver|collar)(?!\p{L})/iu;

describe('the shipped catalogue', () => {
  it('sells something', () => {
    const sold = visibleEntries(catalogue.products).filter(({ price }) => isPurchasable(price));
    expect(sold.length).toBeGreaterThan(0);
  });

  it('has only SKUs that a stored cart can contain', () => {
    expect(catalogue.products.filter(({ sku }) => !isStorableSku(sku))).toEqual([]);
  });

  it('captions each part differently from its neighbors', () => {
    const seen = new Map<string, string>();
    // These differ in how hard they hold, not in size.
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
  ])(
    'shows every size in %s with a multiplication sign, and never breaks a line inside it',
    (_, text) => {
      const shown = catalogue.products.flatMap((product) => [
        text.productName(product),
        text.description(product),
        text.subCategoryName(product.subCategory),
      ]);
      expect(shown.filter((each) => /\d\s*x\s*\d|\d (?:×|mm\b)|N-cm/i.test(each))).toEqual([]);
    },
  );
});

describe('the Spanish catalogue', () => {
  it('names each product differently', () => {
    expect(new Set(texts.map(([, { name }]) => name)).size).toBe(texts.length);
  });

  it('describes each product in its own words', () => {
    const descriptions = texts.map(([, { name, description }]) => `${name} ${description}`);
    expect(new Set(descriptions).size).toBe(texts.length);
  });

  it('leaves no English word behind', () => {
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
