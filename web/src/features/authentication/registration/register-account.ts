import { apiPaths } from '@dental-shop/domain/api/paths';
import { type RegisterRequest, registerResponse } from '@dental-shop/domain/api/register';
import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { request } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { withSeparateAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';

/** If an earlier registration failed halfway, anyone who knows the password can continue it. */
async function createOrResume(
  auth: Auth,
  email: string,
  password: string,
): Promise<{ user: User; isNew: boolean }> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return { user, isNew: true };
  } catch (error) {
    if (identityCode(error) !== 'email-already-in-use') throw error;
    try {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return { user, isNew: false };
    } catch (signInError) {
      if (identityCode(signInError) === 'network-request-failed') throw signInError;
      throw error;
    }
  }
}

async function postRegistration(body: RegisterRequest, token: string): Promise<void> {
  await request(apiPaths.register, { method: 'POST', body, schema: registerResponse, token });
}

/** Retrying resumes a registration that failed halfway. Rejects with a Firebase Auth error or an `ApiError`. */
export function registerAccount(
  { email, password }: { email: string; password: string },
  buildBody: (uid: string) => RegisterRequest,
): Promise<void> {
  return withSeparateAuthentication(async (auth) => {
    const { user, isNew } = await createOrResume(auth, email, password);
    const body = buildBody(user.uid);
    try {
      await postRegistration(body, await user.getIdToken());
    } catch (error) {
      // If the browser retried the request after a dropped connection, the first attempt may have succeeded. The
      // account is only seconds old, so no other user can have registered it.
      const isRegistered = error instanceof ApiError && error.code === 'already-registered';
      if (!(isNew && isRegistered)) throw error;
    }
  });
}
