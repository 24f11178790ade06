import * as z from 'zod';

/**
 * Excludes `.`, `..`, and `__x__`, because Firestore reserves them. Excludes slashes, because they
 * would turn the ID into a path and cause a server error. All IDs from the shop, Firebase Auth, and
 * Stripe match.
 */
export const documentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);
