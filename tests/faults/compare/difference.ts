import { isDeepStrictEqual } from 'node:util';

export function difference(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

export function differentIds(
  what: string,
  actual: readonly string[],
  { expected, allowed }: { expected: readonly string[]; allowed: readonly string[] },
): string[] {
  const counts = new Map(expected.map((id) => [id, 0]));
  const others = new Set(allowed);
  const unexpected: string[] = [];
  for (const id of actual) {
    const count = counts.get(id);
    if (count !== undefined) counts.set(id, count + 1);
    else if (!others.has(id)) unexpected.push(`${what} ${id}: has no cause at Stripe`);
  }
  return [
    ...[...counts].flatMap(([id, count]) => {
      if (count === 0) return [`${what} ${id}: is missing`];
      return count > 1 ? [`${what} ${id}: occurs ${count} times`] : [];
    }),
    ...unexpected,
  ];
}
