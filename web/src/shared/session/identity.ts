import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { authentication } from './authentication-service.ts';
import { type SecondFactor, untilSecondFactor } from './second-factor.ts';

/**
 * The session follows by itself, once a second factor is confirmed where one is returned. Rejects
 * with an error of Firebase Auth, as all of these do.
 */
export async function signIn(email: string, password: string): Promise<SecondFactor | undefined> {
  const auth = await authentication();
  return untilSecondFactor(auth, () => signInWithEmailAndPassword(auth, email, password));
}

/**
 * Says the signed-in user's password again: the ID token that the next request carries has the time
 * of it, and lets its owner do what asks for that.
 */
export async function confirmPassword(password: string): Promise<void> {
  const auth = await authentication();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
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

/** `language` is the mail's. */
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

/** Does what a mailed code stands for: verifies the email, or takes the second factor away again. */
export async function applyCode(code: string): Promise<void> {
  await applyActionCode(await authentication(), code);
}

/** Gives the account the email back that it had before somebody changed it. Returns that email. */
export async function recoverEmail(code: string): Promise<string> {
  const auth = await authentication();
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  // The type allows null for kinds of codes that carry no email; this kind always does.
  return data.email ?? '';
}
