/** Counts things by name, in the order in which they first happened. */
export class Tally {
  readonly #counts = new Map<string, number>();

  readonly add = (what: string, count = 1): void => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  };

  get entries(): [string, number][] {
    return [...this.#counts];
  }
}
