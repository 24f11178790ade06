/** The share of a movement that is done: 0 before `from`, 1 after `to`, eased; times in seconds. */
export function between(time: number, from: number, to: number): number {
  const share = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
}

/** The value that a share of the way from one to the other gives. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** There and back: 0, then 1 from the end of `there` to the start of `back`, then 0 again. */
export function visit(
  time: number,
  there: readonly [from: number, to: number],
  back: readonly [from: number, to: number],
): number {
  return between(time, ...there) - between(time, ...back);
}
