import { maxMembers } from '@dental-shop/domain/account/staff-member';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type StaffDocument, staff } from '../platform/firestore/staff.ts';
import { staffSecondFactor } from '../platform/parameters.ts';

export const isSecondFactorRequired = () => staffSecondFactor.value() === 'required';

/** `firestore.rules` repeats this check, but it can only read the membership, not the settings. */
export function lacksSecondFactor(token: DecodedIdToken, member: StaffDocument): boolean {
  const isRequired = member.secondFactor === true || isSecondFactorRequired();
  return isRequired && token.firebase.sign_in_second_factor === undefined;
}

/**
 * Firestore's rules can't read settings, so each member gets a copy. Only
 * `npm run staff -- reset-second-factor` resets it.
 */
export async function copySecondFactorRequirement(firestore: Firestore): Promise<void> {
  if (!isSecondFactorRequired()) return;
  const { docs } = await staff(firestore).limit(maxMembers).get();
  const without = docs.filter((member) => member.data().secondFactor !== true);
  await Promise.all(without.map(({ ref }) => ref.update({ secondFactor: true })));
}
