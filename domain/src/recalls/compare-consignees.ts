interface Named {
  uid: string;
  name: string;
}

/** By name. Doesn't depend on the machine's language, so screens and files have the same order. */
export function compareConsignees(a: Named, b: Named): number {
  return compare(a.name, b.name) || compare(a.uid, b.uid);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
