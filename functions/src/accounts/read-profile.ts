import type { ProfileResponse } from '@dental-shop/domain/api/account';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { summarizeCertificate } from '../certificates/award-certificate.ts';
import { certificates, users } from '../platform/firestore/accounts.ts';

export async function readProfile(firestore: Firestore, uid: string): Promise<ProfileResponse> {
  const [account, certified] = await Promise.all([
    users(firestore).doc(uid).get(),
    certificates(firestore).doc(uid).get(),
  ]);
  const user = account.data();
  if (!user) throw new Refusal('not-found');
  const profile = {
    name: user.name,
    email: user.email,
    type: user.type,
    createdAt: user.createdAt.toDate().toISOString(),
    address: user.address,
    phone: user.phone ?? '',
    approved: user.status === 'approved',
  };
  const certificate = certified.data();
  return {
    data: { profile, certificate: certificate ? summarizeCertificate(certificate) : null },
  };
}
