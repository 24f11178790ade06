import { Refusal } from '@dental-shop/domain/refusal/refusal';

export interface Schema<Output> {
  safeParse(
    input: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly InputIssue[] } };
}

export function parseInput<Output>(schema: Schema<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const field = invalidField(result.error.issues);
  throw new Refusal('invalid-input', field === undefined ? {} : { field });
}

interface InputIssue {
  path: readonly PropertyKey[];
  keys?: readonly string[] | undefined;
  /** The problems with each alternative. Only `invalid_union` issues have this. */
  errors?: readonly (readonly InputIssue[])[] | undefined;
}

/** If an alternative doesn't have the given fields, it's probably not the intended one. */
const unknownKeyWeight = 100;

function weight(issues: readonly InputIssue[]): number {
  return issues.reduce((sum, { keys = [] }) => sum + 1 + keys.length * unknownKeyWeight, 0);
}

function closestMatch(alternatives: readonly (readonly InputIssue[])[]): readonly InputIssue[] {
  return alternatives.toSorted((a, b) => weight(a) - weight(b))[0] ?? [];
}

/** For example, `address.zipCode`. Undefined if the input as a whole is invalid. */
export function invalidField(issues: readonly InputIssue[]): string | undefined {
  const [issue] = issues;
  if (!issue) return undefined;
  const { path, keys = [], errors = [] } = issue;
  const inner = invalidField(closestMatch(errors));
  const parts = [...path.map(String), ...(inner === undefined ? [] : [inner]), ...keys.slice(0, 1)];
  return parts.length === 0 ? undefined : parts.join('.');
}
