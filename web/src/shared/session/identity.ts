import type { RegisterRequest } from '@dental-shop/domain/api/register';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { ApiError } from '../api/api-error.ts';
import { register } from '../api/register.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { authentication } from './authentication-service.ts';
import { withSeparateAuthentication } from './firebase-authentication.ts';
import { identityCode } from './identity-errors.ts';

/** The session follows by itself once this has resolved. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(await authentication(), email, password);
}

/**
 * The identity may exist already because an earlier registration got no further than this, for
 * instance when the connection broke. Whoever knows its password may go on.
 */
async function createOrTakeUp(
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

/** The account stands without this mail, and its owner may ask for another in the account. */
async function tryToSendVerification(user: User): Promise<void> {
  try {
    await sendEmailVerification(user);
  } catch (error) {
    console.warn('The mail to verify an address was not sent.', {
      uid: user.uid,
      ...describeFailure(error),
    });
  }
}

/**
 * Creates the identity, registers its account and has a link sent that verifies its email. May be repeated with the same email and password
 * until it succeeds. Rejects with an error of Firebase Auth or an `ApiError`.
 */
export function registerAccount(
  { email, password }: { email: string; password: string },
  requestFor: (uid: string) => RegisterRequest,
): Promise<void> {
  return withSeparateAuthentication(async (auth) => {
    const { user, isNew } = await createOrTakeUp(auth, email, password);
    const request = requestFor(user.uid);
    try {
      await register(request, await user.getIdToken());
    } catch (error) {
      // Browsers repeat a request whose connection broke: then the first one has arrived, since
      // nobody else can have registered an identity that is seconds old.
      const arrived = error instanceof ApiError && error.code === 'already-registered';
      if (!(isNew && arrived)) throw error;
    }
    auth.languageCode = request.language ?? null;
    await tryToSendVerification(user);
  });
}

/** Whether the signed-in user has verified the email, as the identity service knows it now. */
export async function hasVerifiedEmail(): Promise<boolean> {
  const auth = await authentication();
  await auth.authStateReady();
  const user = auth.currentUser;
  // The link may have been followed elsewhere since this page was opened.
  if (user && !user.emailVerified) await user.reload();
  return user?.emailVerified ?? false;
}

/** `language` is the one the mail is written in. Rejects with an error of Firebase Auth. */
export async function sendVerificationLink(language: string): Promise<void> {
  const auth = await authentication();
  auth.languageCode = language;
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}

/** `language` is the one the mail is written in. */
export async function sendResetLink(email: string, language: string): Promise<void> {
  const auth = await authentication();
  auth.languageCode = language;
  await sendPasswordResetEmail(auth, email);
}

/** Gives the email whose password the code may change. */
export async function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(await authentication(), code);
}

export async function saveNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authentication(), code, password);
}

export async function confirmEmail(code: string): Promise<void> {
  await applyActionCode(await authentication(), code);
}
