/** Deterministic, so every run tests the same typos. */

const vowels = 'aeiou';
const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '8': 'b' };
const digits = '1234567890';

function replaceAt(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

const wordTypos: readonly ((word: string, at: number) => string)[] = [
  (word, at) => replaceAt(word, at, 1, ''),
  (word, at) => replaceAt(word, at, 2, word.charAt(at + 1) + word.charAt(at)),
  (word, at) => replaceAt(word, at, 0, word.charAt(at)),
  (word, at) => {
    const vowel = vowels.indexOf(word.charAt(at).toLowerCase());
    return replaceAt(word, at, 1, vowel < 0 ? 'h' : vowels.charAt((vowel + 1) % vowels.length));
  },
];

const skuTypos: readonly ((sku: string, at: number) => string)[] = [
  (sku, at) => replaceAt(sku, at, 1, lookAlikes[sku.charAt(at)] ?? sku.charAt(at)),
  (sku, at) => {
    const digit = digits.indexOf(sku.charAt(at));
    return digit < 0 ? sku : replaceAt(sku, at, 1, digits.charAt((digit + 1) % digits.length));
  },
  (sku, at) => replaceAt(sku, at, 1, ''),
  (sku, at) => replaceAt(sku, at, 0, sku.charAt(at)),
  (sku, at) => replaceAt(sku, at, 2, sku.charAt(at + 1) + sku.charAt(at)),
];

export function misspell(text: string, seed: number): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 5) throw new Error(`'${text}' has no word that is long enough.`);
  for (let step = seed; step < seed + 20; step += 1) {
    const at = 1 + ((step * 3) % (longest.length - 3));
    const wrong = wordTypos[step % wordTypos.length]?.(longest, at) ?? longest;
    if (wrong !== longest) return text.replace(longest, wrong);
  }
  throw new Error(`No mistake can be made in '${text}'.`);
}

/** Never produces another valid SKU, because no search could recognize it as a typo. */
export function mistypeSku(sku: string, skus: ReadonlySet<string>, seed: number): string {
  const compact = sku.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (let step = seed; step < seed + 60; step += 1) {
    const at = (step * 2 + 1) % compact.length;
    const wrong = skuTypos[step % skuTypos.length]?.(compact, at) ?? compact;
    if (!skus.has(wrong)) return wrong;
  }
  throw new Error(`No mistake can be made in '${sku}'.`);
}
