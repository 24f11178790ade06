export const policies = ['returns', 'terms', 'privacy'] as const;

type Policy = (typeof policies)[number];

/** Pages that still have sample text. Remove a page once the shop's owner has written its text. */
export const examplePolicies: readonly Policy[] = ['returns', 'terms', 'privacy'];

export function findPolicy(slug: string): Policy | undefined {
  return policies.find((policy) => policy === slug);
}
