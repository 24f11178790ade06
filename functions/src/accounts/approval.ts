import type { CheckApprovalResponse } from '@dental-shop/domain/api/account';
import type { RequestHandler } from 'express';
import { authenticate } from '../entry/authenticate.ts';
import type { Services } from '../entry/services.ts';
import { users } from '../platform/firestore/collections.ts';

export function checkApproval({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const user = (await users(firestore).doc(uid).get()).data();
    response.json({ approved: user?.status === 'approved' } satisfies CheckApprovalResponse);
  };
}
