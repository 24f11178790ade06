import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { IdTokenResult } from 'firebase/auth';
import type { Timestamp } from 'firebase/firestore';

export type StaffAccess = 'open' | 'none' | 'unverified' | 'second-factor';

export type Member = Pick<StaffMember<Timestamp>, 'secondFactor'>;

export function staffAccess(
  { claims }: Pick<IdTokenResult, 'claims'>,
  member: Member,
): StaffAccess {
  if (claims.staff !== true) return 'none';
  if (claims.email_verified !== true) return 'unverified';
  if (member.secondFactor && !claims.firebase?.sign_in_second_factor) return 'second-factor';
  return 'open';
}
