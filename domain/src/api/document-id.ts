import * as z from 'zod';

/**
 * Firestore reserves `.`, `..`, and `__x__`, and a slash would be a path and fail as a server
 * error. All IDs from the shop, Firebase Auth, and Stripe match.
 */
export const documentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);
