/** The item `step` places after `current`; after the last comes the first, and the other way round. */
export function neighbor<Item>(items: readonly Item[], current: Item, step: number): Item {
  const index = items.indexOf(current) + step;
  return items.at(index % items.length) ?? current;
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** How far an arrow key moves along a row of pictures; 0 for any other key. */
export function stepOfKey(key: string): number {
  return steps.get(key) ?? 0;
}
