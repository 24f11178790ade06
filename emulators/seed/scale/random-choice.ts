import { seededRandom } from 'local-stripe/seeded-random';

/** Draws that are the same for the same seed. */
export interface Draws {
  /** A whole number from `from` up to and with `to`. */
  between: (from: number, to: number) => number;
  /** One of them, which must not be none. */
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
