import type { ProfileResponse } from '@dental-shop/domain/api/account';
import type { RequestHandler } from 'express';
import { summarise } from '../certificates/summarise.ts';
import { authenticate } from '../entry/authenticate.ts';
import { ApiError } from '../entry/refusals.ts';
import type { Services } from '../entry/services.ts';
import { certificates, users } from '../platform/firestore/collections.ts';

export function readProfile({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const [account, certified] = await Promise.all([
      users(firestore).doc(uid).get(),
      certificates(firestore).doc(uid).get(),
    ]);
    const user = account.data();
    if (!user) throw new ApiError('not-found');
    const profile = {
      name: user.name,
      email: user.email,
      type: user.type,
      createdAt: user.createdAt.toDate().toISOString(),
      address: user.address,
      approved: user.status === 'approved',
    };
    const certificate = certified.data();
    const data = { profile, certificate: certificate ? summarise(certificate) : null };
    response.json({ data } satisfies ProfileResponse);
  };
}
