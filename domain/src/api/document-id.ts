import * as z from 'zod';

/**
 * A document ID from a caller. Firestore reserves `.`, `..`, and `__x__`, and treats a slash as a path,
 * which would fail as a server error. All IDs of the shop, Firebase Auth, and Stripe match.
 */
export const documentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);
