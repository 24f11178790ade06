export interface Mark {
  name: string;
  value: number;
  /** The largest acceptable value, or the smallest if `atLeast` is set. */
  bound: number;
  atLeast?: true;
}

export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface Measured {
  tables: Table[];
  marks: Mark[];
}

export const isMet = ({ value, bound, atLeast }: Mark): boolean =>
  atLeast ? value >= bound : value <= bound;
