import { staffCallPath } from '@dental-shop/domain/api/paths';
import {
  type StaffCall,
  type StaffInput,
  type StaffOutput,
  staffCalls,
} from '@dental-shop/domain/api/staff/calls';
import { asShown } from '@dental-shop/domain/text/clean-stored-text';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
// Before Functions, which take App Check's token from the app.
import '../../shared/app-check/app-check.ts';
import { firebaseApp } from '../../shared/session/firebase-app.ts';
// The call would go out without the user if Functions started before Auth.
import '../../shared/session/firebase-authentication.ts';
import { withStepUp } from './session/step-up-authentication.ts';

const functions = getFunctions(firebaseApp);

/**
 * Calls a staff function at the page's own origin. Rejects with a FirebaseError (`functions/…`), whose
 * details hold the stable code of a refusal, or with a ZodError for an answer of an unknown shape.
 * Asks for the password first where the server wants it again.
 */
export async function callStaff<Name extends StaffCall>(
  name: Name,
  input: StaffInput<Name>,
): Promise<StaffOutput<Name>> {
  const address = new URL(staffCallPath(name), window.location.origin).href;
  const { data } = await withStepUp(() => httpsCallableFromURL(functions, address)(input));
  return asShown(staffCalls[name].response.parse(data)) as StaffOutput<Name>;
}
