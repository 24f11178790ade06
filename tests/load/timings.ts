import { percentile } from '../bench/percentile.ts';
import { textTable } from '../bench/table.ts';

/** How long each kind of request took, in ms, and how often it was put off with 429. */
export class Timings {
  readonly #times = new Map<string, number[]>();
  readonly #putOff = new Map<string, number>();

  readonly putOff = (what: string): void => {
    this.#putOff.set(what, (this.#putOff.get(what) ?? 0) + 1);
  };

  async measure<T>(what: string, act: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    const result = await act();
    this.#times.set(what, [...(this.#times.get(what) ?? []), performance.now() - begin]);
    return result;
  }

  toString(): string {
    const rows = [...this.#times].map(([what, times]) => [
      what,
      String(times.length),
      ...[0.5, 0.95, 1].map((share) => `${Math.round(percentile(times, share))} ms`),
      String(this.#putOff.get(what) ?? 0),
    ]);
    return textTable(['request', 'answers', 'p50', 'p95', 'slowest', '429'], rows);
  }
}
