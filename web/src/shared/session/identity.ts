import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
} from 'firebase/auth';
import { authentication } from './authentication-service.ts';
import { type SecondFactor, untilSecondFactor } from './second-factor.ts';

/** Updates the session, after the second factor if it returns one. Rejects with an error of Firebase Auth. */
export async function signIn(email: string, password: string): Promise<SecondFactor | undefined> {
  const auth = await authentication();
  return untilSecondFactor(auth, () => signInWithEmailAndPassword(auth, email, password));
}

async function currentUser(): Promise<User | null> {
  const auth = await authentication();
  await auth.authStateReady();
  return auth.currentUser;
}

/**
 * Confirms the signed-in user's password, so that the next ID token shows a recent sign-in. Returns the second
 * factor if the account has one, which must be confirmed as well.
 */
export async function confirmPassword(password: string): Promise<SecondFactor | undefined> {
  const user = await currentUser();
  // Signed out in another tab: the page leads to the login by itself.
  if (!user?.email) return undefined;
  const credential = EmailAuthProvider.credential(user.email, password);
  return untilSecondFactor(await authentication(), () =>
    reauthenticateWithCredential(user, credential),
  );
}

/** Firebase Auth revokes all other sessions. Needs `confirmPassword` first. */
export async function changePassword(password: string): Promise<void> {
  const user = await currentUser();
  if (user) await updatePassword(user, password);
}

/** Signs out here if the session was revoked, as after a change of the email. */
export async function checkSession(): Promise<void> {
  await (await currentUser())?.reload();
}

/** Whether the signed-in user has verified the email, as the identity service knows it now. */
export async function hasVerifiedEmail(): Promise<boolean> {
  const user = await currentUser();
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

/** Returns the email of the code's account, without using up the code. */
export async function checkCode(code: string): Promise<string> {
  const { data } = await checkActionCode(await authentication(), code);
  // Null only for sign-in links, which the shop doesn't send.
  return data.email ?? '';
}

export async function saveNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authentication(), code, password);
}

/** Verifies the email, restores the previous one, or removes the second factor, depending on the code. */
export async function applyCode(code: string): Promise<void> {
  await applyActionCode(await authentication(), code);
}
