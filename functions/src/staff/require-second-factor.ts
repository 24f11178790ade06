import type { Firestore } from 'firebase-admin/firestore';
import { staff } from '../platform/firestore/staff.ts';
import { isSecondFactorRequired } from './authorize-staff.ts';

/** More than any office has; the rules give pages of this size, too. */
export const maxMembers = 500;

/**
 * Writes into each membership what the deployment's settings ask of sign-ins, because Firestore's
 * rules read documents and no settings. Only ever raises it: `npm run staff --
 * reset-second-factor` takes it back.
 */
export async function copySecondFactorRequirement(firestore: Firestore): Promise<void> {
  if (!isSecondFactorRequired()) return;
  const { docs } = await staff(firestore).limit(maxMembers).get();
  const without = docs.filter((member) => member.data().secondFactor !== true);
  await Promise.all(without.map(({ ref }) => ref.update({ secondFactor: true })));
}
