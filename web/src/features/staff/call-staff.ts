import { staffCallPath } from '@dental-shop/domain/api/paths';
import {
  type StaffCall,
  type StaffInput,
  type StaffOutput,
  staffCalls,
} from '@dental-shop/domain/api/staff/calls';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { firebaseApp } from '../../shared/session/firebase-app.ts';
// The call goes out as nobody where Functions starts before Auth.
import '../../shared/session/firebase-authentication.ts';

const functions = getFunctions(firebaseApp);

/**
 * Calls the function for staff, at the page's own origin. Rejects with a FirebaseError
 * (`functions/…`) whose details hold the stable code of what was wrong, and with a ZodError for an
 * answer of another shape.
 */
export async function callStaff<Name extends StaffCall>(
  name: Name,
  input: StaffInput<Name>,
): Promise<StaffOutput<Name>> {
  const address = new URL(staffCallPath(name), window.location.origin).href;
  const { data } = await httpsCallableFromURL(functions, address)(input);
  return staffCalls[name].response.parse(data) as StaffOutput<Name>;
}
