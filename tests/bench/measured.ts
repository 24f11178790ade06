/** A bound that a measured value must keep. */
export interface Mark {
  name: string;
  value: number;
  /** The worst value that is good enough: the largest one, or with `atLeast` the smallest. */
  bound: number;
  atLeast?: true;
}

export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** What one part of the benchmark found, as it is kept in its JSON file. */
export interface Measured {
  tables: Table[];
  marks: Mark[];
}

export const isMet = ({ value, bound, atLeast }: Mark): boolean =>
  atLeast ? value >= bound : value <= bound;
