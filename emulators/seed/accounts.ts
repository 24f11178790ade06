import { approvalConcern } from '@dental-shop/domain/account/approval-concerns';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { demoAccounts } from '../demo-accounts.ts';
import { waitUntil } from '../suite/wait-until.ts';
import {
  decodeClaims,
  grantStaff,
  type SignedIn,
  signUpOrIn,
  verifyEmail,
} from './auth-emulator.ts';
import { dentistForm, labForm } from './demo-registrations.ts';
import { callShop } from './shop-api.ts';

const maxApprovalMs = 180_000;

async function register(email: string, form: typeof dentistForm): Promise<SignedIn> {
  const person = await signUpOrIn(email);
  await verifyEmail(person);
  await callShop(apiPaths.register, {
    as: person,
    body: { ...form, uid: person.uid, email },
    // Already registered by an earlier start.
    accept: [409],
  });
  return person;
}

async function approve(person: SignedIn): Promise<void> {
  const staff = await signUpOrIn(demoAccounts.staff);
  await callShop(staffCallPath('decideAccount'), {
    as: staff,
    // Parallel suites may have registered accounts with the same name or license.
    body: { data: { uid: person.uid, decision: 'approve', confirmed: approvalConcern.options } },
  });
}

export async function seedAccounts(signal: AbortSignal): Promise<SignedIn> {
  await grantStaff(await signUpOrIn(demoAccounts.staff));
  await register(demoAccounts.lab, labForm);
  await approve(await register(demoAccounts.dentist, dentistForm));
  return waitUntil(
    { description: "the demo dentist's approval", maxMs: maxApprovalMs, signal },
    async () => {
      const dentist = await signUpOrIn(demoAccounts.dentist);
      return decodeClaims(dentist).approved === true ? dentist : undefined;
    },
  );
}
