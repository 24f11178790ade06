import {
  type ApprovalConcern,
  approvalConcerns,
} from '@dental-shop/domain/account/approval-concerns';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { users } from '../platform/firestore/accounts.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { type InspectionServices, inspect } from './inspect-accounts.ts';

/** Runs outside the decision's transaction, which can't include Firebase Auth anyway. */
export async function readApprovalConcerns(
  services: InspectionServices,
  uid: string,
): Promise<ApprovalConcern[]> {
  const [[inspected], user, { timeZone }] = await Promise.all([
    inspect(services, [uid]),
    users(services.firestore).doc(uid).get(),
    readOfficeSettings(services.firestore),
  ]);
  const { licenseExpiry } = user.data() ?? {};
  // Without an Auth user, there's no verified address.
  const facts = inspected ?? { emailVerified: false, duplicates: [], formerAccounts: [] };
  return approvalConcerns(
    facts,
    { ...(licenseExpiry !== undefined && { licenseExpiry }) },
    calendarDay(new Date(), timeZone),
  );
}

export function requireConfirmed(
  concerns: readonly ApprovalConcern[],
  confirmed: readonly ApprovalConcern[],
): void {
  if (concerns.some((each) => !confirmed.includes(each))) {
    throw new Refusal('approval-unconfirmed');
  }
}
