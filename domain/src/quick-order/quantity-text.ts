/** A number as a quantity is written, right or wrong: `3`, `0`, `-2`, `1.5`. */
const number = String.raw`-?\d+(?:[.,]\d+)?`;

/** What is no part of a longer word or number; a full stop may end the sentence. */
const ending = String.raw`(?!\w|\.\w)`;

const unit = String.raw`(?:pcs?|pieces?|ea|each|units?|boxe?s?|piezas?|pzas?|pz|unidad(?:es)?|uds?|cajas?)\b\.?`;
const label = String.raw`(?:qty|quantity|count|cantidad|cant)\b\.?`;

/** Ways to say how many, in the order in which they are believed. */
const ways: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\w.])${label}\s*[:=#]?\s*(${number})${ending}`, 'i'),
  new RegExp(String.raw`(?<![\w.,])(${number})\s*${unit}`, 'i'),
  new RegExp(String.raw`(?<![\w.])[x×*]\s*(${number})${ending}`, 'i'),
  new RegExp(String.raw`(?<![\w.,])(${number})\s*[x×*](?!\w)`, 'i'),
];

/** Where a quantity stands in a text. */
export interface FoundQuantity {
  quantity: string;
  start: number;
  end: number;
}

/** `3.0` is how spreadsheets write 3. */
const plain = (quantity: string) => quantity.replace(/[.,]0{1,2}$/, '');

/** The quantity that a pattern's first group finds. */
export function foundBy(pattern: RegExp, text: string): FoundQuantity | undefined {
  const match = pattern.exec(text);
  if (match?.[1] === undefined) return undefined;
  return { quantity: plain(match[1]), start: match.index, end: match.index + match[0].length };
}

/** A quantity that says of itself that it is one: `x 3`, `3 x`, `3 pcs`, `Qty: 3`. */
export function saidQuantity(text: string): FoundQuantity | undefined {
  for (const way of ways) {
    const found = foundBy(way, text);
    if (found) return found;
  }
  return undefined;
}

const whole = new RegExp(`^${number}$`);

/** A cell, or a line, that is a quantity and nothing else. */
export function wholeQuantity(text: string): string | undefined {
  const cell = text.trim();
  if (whole.test(cell)) return plain(cell);
  const said = saidQuantity(cell);
  return said && said.start === 0 && said.end === cell.length ? said.quantity : undefined;
}

const lone = new RegExp(String.raw`(?<=^|[\s,;:(|])${number}(?=$|[\s,;:)|])`, 'g');

/** The numbers that stand alone. */
export function loneNumbers(text: string): FoundQuantity[] {
  return [...text.matchAll(lone)].map(({ 0: match, index }) => {
    return { quantity: plain(match), start: index, end: index + match.length };
  });
}
