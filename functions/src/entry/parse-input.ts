import { type InputIssue, invalidField } from './invalid-field.ts';
import { ApiError } from './refusals.ts';

/** The part of a zod schema that reads input; the schemas themselves are domain's. */
export interface Schema<Output> {
  safeParse(
    input: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly InputIssue[] } };
}

/** Input checked by a schema; throws an ApiError `invalid-input` that names the wrong field. */
export function parseInput<Output>(schema: Schema<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (!result.success) throw new ApiError('invalid-input', invalidField(result.error.issues));
  return result.data;
}
