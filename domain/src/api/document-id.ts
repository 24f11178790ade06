import * as z from 'zod';

/**
 * The id of a document, wherever a caller names one. Firestore keeps `.`, `..` and `__x__` for itself
 * and reads a slash as another path, which it would answer as a failure of the server's; every id of
 * the shop, of Firebase Auth and of Stripe is of these letters.
 */
export const documentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);
