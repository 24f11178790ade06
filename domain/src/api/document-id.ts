import * as z from 'zod';

/**
 * Excludes `.`, `..`, and `__x__`, because Firestore reserves them. Excludes slashes, because they
 * would turn the ID into a path and cause a server error. All IDs from the shop, Firebase Auth, and
 * Stripe match.
 */
export const documentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);

/** Replaces characters that IDs can't have, such as slashes. */
export function escapeId(text: string): string {
  return [...text]
    .map((each) => (/[A-Za-z0-9-]/.test(each) ? each : `_${each.codePointAt(0)?.toString(16)}_`))
    .join('');
}
