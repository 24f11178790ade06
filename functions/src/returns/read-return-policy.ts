import type { ReturnPolicyResponse } from '@dental-shop/domain/api/returns';
import type { Firestore } from 'firebase-admin/firestore';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';

/** Customers can't read the other office settings. The policy counts days in the office's time zone. */
export async function readReturnPolicy(firestore: Firestore): Promise<ReturnPolicyResponse> {
  const { returnPolicy, timeZone } = await readOfficeSettings(firestore);
  return { data: { ...returnPolicy, timeZone } };
}
