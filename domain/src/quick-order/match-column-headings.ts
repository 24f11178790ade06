const codeHeading =
  /^(?:sku|code|(?:item|part|product|article|catalogu?e?) ?(?:no|number|code|#|n[°ºo])?|ref|reference|gtin|ean|udi|c[óo]digo|referencia|art[íi]culo n?[°ºo]?)$/;
const nameHeading =
  /^(?:items?|name|products?|part|article|description|art[íi]culos?|nombre|producto|descripci[óo]n)$/;
const otherHeading =
  /^(?:(?:unit |each |list )?price|line|notes?|comments?|uom|currency|(?:unit )?precio(?: unitario)?|l[íi]nea|notas?|moneda)$/;
/** Used as the quantity only if no other column fits. */
const ambiguousHeading = /^(?:amount|total|sum|no|#|unit|importe|unidad)$/;

const quantityWord =
  /^(?:qty|quantity|count|pcs|pieces|units|cantidad|cant|piezas|pzas|unidades|uds)$/;
const orderWord = /^(?:order|ordered|to|requested|req|needed|pedida|pedidas|solicitada|a|pedir)$/;

const plainHeading = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/[.:()[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function isQuantityHeading(heading: string): boolean {
  const words = heading.split(/[ /_-]+/);
  return (
    words.some((word) => quantityWord.test(word)) &&
    words.every((word) => quantityWord.test(word) || orderWord.test(word))
  );
}

export interface Columns {
  code?: number;
  name?: number;
  quantities: readonly number[];
  unknown: readonly number[];
}

/** Real lists have fewer columns than this. */
const maxColumns = 50;

export function matchColumns(cells: readonly string[]): Columns | undefined {
  if (cells.length > maxColumns) return undefined;
  const headings = cells.map(plainHeading);
  const written = headings.filter((heading) => heading !== '');
  const kinds = headings.map((heading) => {
    if (isQuantityHeading(heading)) return 'quantity';
    if (nameHeading.test(heading)) return 'name';
    if (codeHeading.test(heading)) return 'code';
    if (ambiguousHeading.test(heading)) return 'ambiguous';
    return heading === '' || otherHeading.test(heading) ? 'other' : 'unknown';
  });
  const known = kinds.filter((kind, index) => kind !== 'unknown' && headings[index] !== '');
  const isTitled = known.includes('code') || known.includes('quantity');
  const isNamed = known.includes('name') && known.length >= Math.min(2, written.length);
  if (!isTitled && !isNamed) return undefined;
  if (!written.every((heading) => /\p{L}|#/u.test(heading))) return undefined;
  const indexes = (wanted: string) =>
    kinds.flatMap((kind, index) => (kind === wanted ? [index] : []));
  const [code] = indexes('code');
  const [name] = indexes('name');
  return {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    quantities: indexes('quantity'),
    unknown: [...indexes('unknown'), ...indexes('ambiguous')],
  };
}
