const exactly = (words: string) => new RegExp(`^(?:${words})[.:#]?$`, 'i');

/** What lists call the columns that a pad needs, in both languages of the shop. */
const columnWords = {
  code: exactly(
    'sku|code|item (?:no|number|code|#)|(?:part|product|article|catalogu?e?) (?:no|number|code|#)|ref|reference|gtin|ean|c[óo]digo|referencia|art[íi]culo n[°ºo]?',
  ),
  name: exactly(
    'item|items|name|product|products|part|article|description|art[íi]culo|art[íi]culos|nombre|producto|descripci[óo]n',
  ),
  quantity: exactly(
    'qty|quantity|count|pcs|pieces|units|order(?:ed)? (?:qty|quantity)|cantidad|cant|piezas|pzas|unidades|uds',
  ),
};

const otherColumn = exactly(
  '(?:unit |each |list )?price|amount|total|sum|no|#|line|notes?|unit|(?:unit )?precio(?: unitario)?|importe|l[íi]nea|notas?',
);

/** The numbers of a table's columns; those that it does not have are missing. */
export type Columns = { readonly [Column in keyof typeof columnWords]?: number };

/** More columns than a table with headings has; a longer row is not worth a look at each of its cells. */
const mostColumns = 50;

/** The columns that a row names; undefined where it is no row of headings. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.length > mostColumns) return undefined;
  const written = cells.filter((cell) => cell !== '');
  const isHeading = (cell: string) =>
    otherColumn.test(cell) || Object.values(columnWords).some((words) => words.test(cell));
  const count = written.filter(isHeading).length;
  if (count < Math.min(2, written.length)) return undefined;
  const columns: { -readonly [Column in keyof Columns]: number } = {};
  for (const [column, words] of Object.entries(columnWords)) {
    const index = cells.findIndex((cell) => words.test(cell));
    // The keys are those of the object above.
    if (index >= 0) columns[column as keyof Columns] = index;
  }
  return Object.keys(columns).length > 0 ? columns : undefined;
}

const starts = [
  // Sums and what else stands at the end of an order.
  '(?:sub ?|grand )?totals?|shipping|tax|discount|env[íi]o|impuestos?|descuento',
  // What a mail begins and ends with, and what it quotes.
  'dear|hi|hello|thanks?|thank you|regards|best|kind|sincerely|estimad[oa]s?|hola|buen[oa]s|gracias|saludos|atentamente',
  'from|to|cc|sent|date|subject|de|para|fecha|asunto|enviado|order|pedido|view receipt',
].join('|');
const startsOtherwise = new RegExp(String.raw`^[>\s]*(?:${starts})(?![\w-])`, 'i');

/** More words than any name of a part has. */
const mostWords = 6;

/**
 * Whether a line of a list that has none of the catalogue's codes is not meant as an item: a greeting, a
 * total, a rule, an address of the web, prose. In doubt it is an item, and gets an answer.
 */
export function isNoItem(text: string): boolean {
  if (!/[\p{L}\d]/u.test(text)) return true;
  if (startsOtherwise.test(text) || /https?:\/\/|\w@\w/.test(text)) return true;
  if (/\d/.test(text)) return false;
  return /[.,:;!?]$/.test(text) || text.split(/\s+/).length > mostWords;
}
