interface Named {
  uid: string;
  name: string;
}

/** Sorts by name, regardless of the machine's language, so that screens and files match. */
export function compareConsignees(a: Named, b: Named): number {
  return compare(a.name, b.name) || compare(a.uid, b.uid);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
