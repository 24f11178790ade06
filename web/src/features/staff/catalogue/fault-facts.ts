/** All placeholders in the translated descriptions of problems. */
const names = [
  'category',
  'column',
  'expected',
  'figure',
  'file',
  'gtin',
  'label',
  'line',
  'max',
  'other',
  'price',
  'sku',
  'skus',
  'text',
  'total',
  'value',
] as const;

/** The server's facts, with an empty string for each missing placeholder. */
export const faultFacts = (facts: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [name, facts[name] ?? ''])) as Record<
    (typeof names)[number],
    string
  >;
