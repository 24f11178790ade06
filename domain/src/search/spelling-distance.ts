interface Costs {
  replace: (typed: string, meant: string) => number;
  swap: number;
  double: number;
}

const everyMistake: Costs = { replace: () => 1, swap: 1, double: 1 };

const lookAlikes = ['0o', '1il', '5s', '8b', '2z', '6g'];
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const likelyMistakes = new Map<string, Map<string, number>>();

function addMistake(a: string, b: string, cost: number): void {
  for (const [typed, meant] of [
    [a, b],
    [b, a],
  ] as const) {
    const costs = likelyMistakes.get(typed) ?? new Map<string, number>();
    likelyMistakes.set(typed, costs.set(meant, cost));
  }
}

for (const row of rows) {
  for (let at = 1; at < row.length; at += 1) addMistake(row.charAt(at - 1), row.charAt(at), 0.7);
}
for (const group of lookAlikes) {
  for (const a of group) for (const b of group) addMistake(a, b, 0.4);
}

const mistakesInCodes: Costs = {
  replace: (typed, meant) => likelyMistakes.get(typed)?.get(meant) ?? 1,
  swap: 0.6,
  double: 0.5,
};

/** A repeated character in a SKU is the cheapest insertion. */
const cheapestShift = 0.5;

/** Infinite above `limit`; stops early because a search compares every SKU on every keystroke. */
function distance(typed: string, meant: string, costs: Costs, limit: number): number {
  if (Math.abs(typed.length - meant.length) > limit) return Number.POSITIVE_INFINITY;
  // Cells farther from the diagonal always exceed the limit.
  const reach = Math.floor(limit / cheapestShift);
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= Math.min(meant.length, reach); column += 1) last.push(column);
  let leastOfLast = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const [before, here] = [typed.charAt(row - 2), typed.charAt(row - 1)];
    const added = here === before ? costs.double : 1;
    const line: number[] = [row];
    for (let column = 1; column < row - reach; column += 1) line.push(Number.POSITIVE_INFINITY);
    let least = row;
    const end = Math.min(meant.length, row + reach);
    for (let column = Math.max(1, row - reach); column <= end; column += 1) {
      const wanted = meant.charAt(column - 1);
      const replaced = here === wanted ? 0 : costs.replace(here, wanted);
      let cost = Math.min(at(last, column) + added, at(line, column - 1) + 1);
      cost = Math.min(cost, at(last, column - 1) + replaced);
      if (row > 1 && before === wanted && here === meant.charAt(column - 2)) {
        cost = Math.min(cost, at(beforeLast, column - 2) + costs.swap);
      }
      line[column] = cost;
      least = Math.min(least, cost);
    }
    // Checks two rows, because a swap continues from the row before the last.
    if (least > limit && leastOfLast > limit) return Number.POSITIVE_INFINITY;
    [beforeLast, last, leastOfLast] = [last, line, least];
  }
  const cost = at(last, meant.length);
  return cost <= limit ? cost : Number.POSITIVE_INFINITY;
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;

export const wordDistance = (typed: string, meant: string, limit: number): number =>
  distance(typed, meant, everyMistake, limit);

export const codeDistance = (typed: string, meant: string): number =>
  distance(typed, meant, mistakesInCodes, 1);

/** Short words allow fewer typos, because a typo easily turns them into other words. */
export function allowedTypos({ length }: string, isLoose: boolean): number {
  if (isLoose) return Math.ceil(length / 3);
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}
