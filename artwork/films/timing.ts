/** Eased from 0 before `from` to 1 after `to`. Times are in seconds. */
export function between(time: number, from: number, to: number): number {
  const share = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
}

/** Linear interpolation. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Rises from 0 to 1 during `there` and returns to 0 during `back`. */
export function visit(
  time: number,
  there: readonly [from: number, to: number],
  back: readonly [from: number, to: number],
): number {
  return between(time, ...there) - between(time, ...back);
}
