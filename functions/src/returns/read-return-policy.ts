import type { ReturnPolicyResponse } from '@dental-shop/domain/api/returns';
import type { Firestore } from 'firebase-admin/firestore';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';

/** Customers can't read the other office settings. */
export async function readReturnPolicy(firestore: Firestore): Promise<ReturnPolicyResponse> {
  return { data: (await readOfficeSettings(firestore)).returnPolicy };
}
