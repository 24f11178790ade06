import { functionsRegion } from '@dental-shop/domain/api/functions-region';
import {
  type StaffCallable,
  type StaffInput,
  type StaffOutput,
  staffCallables,
} from '@dental-shop/domain/api/staff/callables';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../session/firebase-app.ts';
// The call goes out as nobody where Functions starts before Auth.
import '../session/firebase-authentication.ts';

function connected() {
  const functions = getFunctions(firebaseApp, functionsRegion);
  const { functionsEmulator } = environment;
  if (functionsEmulator) {
    connectFunctionsEmulator(functions, functionsEmulator.host, functionsEmulator.port);
  }
  return functions;
}

const functions = connected();

/**
 * Calls one of the functions for staff. Rejects with a FirebaseError (`functions/…`) whose details
 * hold the stable code of what was wrong, and with a ZodError for an answer of another shape.
 */
export async function callStaff<Name extends StaffCallable>(
  name: Name,
  input: StaffInput<Name>,
): Promise<StaffOutput<Name>> {
  const { data } = await httpsCallable(functions, name)(input);
  return staffCallables[name].response.parse(data) as StaffOutput<Name>;
}
