/** The pages of the shop's terms, by the last part of their address. */
export const policies = ['returns', 'terms', 'privacy'] as const;

type Policy = (typeof policies)[number];

/** Pages that still show the example. Take a page off this list once its text is the owner's own. */
export const examplePolicies: readonly Policy[] = ['returns', 'terms', 'privacy'];

export function findPolicy(wanted: string): Policy | undefined {
  return policies.find((policy) => policy === wanted);
}
