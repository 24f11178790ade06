import { percentile } from '../bench/percentile.ts';
import { textTable } from '../bench/table.ts';

/** Durations are in ms. */
export class Timings {
  readonly #times = new Map<string, number[]>();
  readonly #countThrottled = new Map<string, number>();

  readonly countThrottled = (what: string): void => {
    this.#countThrottled.set(what, (this.#countThrottled.get(what) ?? 0) + 1);
  };

  async measure<T>(what: string, act: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await act();
    this.#times.set(what, [...(this.#times.get(what) ?? []), performance.now() - start]);
    return result;
  }

  toString(): string {
    const rows = [...this.#times].map(([what, times]) => [
      what,
      String(times.length),
      ...[0.5, 0.95, 1].map((share) => `${Math.round(percentile(times, share))} ms`),
      String(this.#countThrottled.get(what) ?? 0),
    ]);
    return textTable(['request', 'responses', 'p50', 'p95', 'slowest', '429'], rows);
  }
}
