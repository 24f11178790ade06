import type { Request } from 'express';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from './refusals.ts';
import { verifyToken } from './verify-token.ts';

/** The signed-in user of a request; throws an ApiError `sign-in-required` where there is none. */
export async function authenticate(request: Request, auth: Auth): Promise<DecodedIdToken> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new ApiError('sign-in-required');
  return verifyToken(auth, token);
}
