import { staffCallPath } from '@dental-shop/domain/api/paths';
import {
  type StaffCall,
  type StaffInput,
  type StaffOutput,
  staffCalls,
} from '@dental-shop/domain/api/staff/calls';
import { asShown } from '@dental-shop/domain/text/clean-text';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
// Must run before `getFunctions` so calls include App Check tokens.
import '../../shared/app-check/app-check.ts';
import { firebaseApp } from '../../shared/session/firebase-app.ts';
// Must run before `getFunctions` so calls include the user's token.
import '../../shared/session/firebase-authentication.ts';
import { withStepUp } from './session/step-up-authentication.ts';

const functions = getFunctions(firebaseApp);

/** Rejects with a `FirebaseError` whose `details.code` is the error code, or with a `ZodError`. */
export async function callStaff<Name extends StaffCall>(
  name: Name,
  input: StaffInput<Name>,
): Promise<StaffOutput<Name>> {
  const address = new URL(staffCallPath(name), window.location.origin).href;
  const { data } = await withStepUp(() => httpsCallableFromURL(functions, address)(input));
  return asShown(staffCalls[name].response.parse(data)) as StaffOutput<Name>;
}
