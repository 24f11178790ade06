import type { User } from 'firebase/auth';
import { idToken } from '../session/id-token.ts';

/** Before each new ID token: together longer than a function takes to start. */
const backoffMs = [0, 500, 1_000, 2_000, 4_000, 4_000];

/**
 * Polls for an ID token with the claim that Firestore's rules ask for, with backoff. The claim
 * follows an approval by seconds, and a customer whose open page shows it may check out sooner.
 * Resolves also where the claim does not come: the rules then refuse what is written next.
 */
export async function waitForApprovedClaim(user: Pick<User, 'getIdTokenResult'>): Promise<void> {
  const hasClaim = async (refresh: boolean) => {
    const { claims } = await user.getIdTokenResult(refresh);
    return claims.approved === true;
  };
  if (await hasClaim(false)) return;
  for (const pauseMs of backoffMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await hasClaim(true)) return;
  }
}

/** Never rejects: the server decides by its own records, and the token expires within the hour anyway. */
export async function renewIdToken(): Promise<void> {
  try {
    await idToken({ forceRefresh: true });
  } catch (error) {
    console.warn('The ID token could not be renewed after an approval or suspension.', { error });
  }
}
