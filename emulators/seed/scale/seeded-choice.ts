import { seededRandom } from 'local-stripe/seeded-random';

/** Random choices, the same ones for the same seed. */
export interface Draws {
  /** An integer from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  /** Throws for an empty list. */
  oneOf: <Item>(items: readonly Item[]) => Item;
}

export function drawsOf(seed: number): Draws {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    between,
    oneOf: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to draw from.');
      return item;
    },
  };
}
