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
import { attemptSignIn, type SecondFactor } from './second-factor.ts';

export async function signIn(email: string, password: string): Promise<SecondFactor | undefined> {
  const auth = await authentication();
  return attemptSignIn(auth, () => signInWithEmailAndPassword(auth, email, password));
}

async function currentUser(): Promise<User | null> {
  const auth = await authentication();
  await auth.authStateReady();
  return auth.currentUser;
}

/** Makes the next ID token count as a recent sign-in. Returns the second factor if it must be confirmed too. */
export async function confirmPassword(password: string): Promise<SecondFactor | undefined> {
  const user = await currentUser();
  // The user has signed out in another tab. The page then redirects to the login page.
  if (!user?.email) return undefined;
  const credential = EmailAuthProvider.credential(user.email, password);
  return attemptSignIn(await authentication(), () =>
    reauthenticateWithCredential(user, credential),
  );
}

/** Also ends all other sessions. Call `confirmPassword` first. */
export async function changePassword(password: string): Promise<void> {
  const user = await currentUser();
  if (user) await updatePassword(user, password);
}

/** Signs out if the session was revoked, for example after an email change. */
export async function checkSession(): Promise<void> {
  await (await currentUser())?.reload();
}

export async function hasVerifiedEmail(): Promise<boolean> {
  const user = await currentUser();
  // The user may have followed the link in another tab or on another device.
  if (user && !user.emailVerified) await user.reload();
  return user?.emailVerified ?? false;
}

export async function sendResetLink(email: string, language: string): Promise<void> {
  const auth = await authentication();
  auth.languageCode = language;
  await sendPasswordResetEmail(auth, email);
}

/** Returns the account's email without consuming the code. */
export async function checkCode(code: string): Promise<string> {
  const { data } = await checkActionCode(await authentication(), code);
  // Null only for sign-in links, which the shop doesn't send.
  return data.email ?? '';
}

export async function saveNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authentication(), code, password);
}

/** Verifies the email, reverts an email change, or removes the second factor, depending on the code. */
export async function applyCode(code: string): Promise<void> {
  await applyActionCode(await authentication(), code);
}
