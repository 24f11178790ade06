import type { User } from 'firebase/auth';
import { idToken } from '../session/id-token.ts';

/** The total is longer than a function's cold start. */
const backoffMs = [0, 500, 1_000, 2_000, 4_000, 4_000];

/** The claim is set a few seconds after the approval. If it doesn't appear in time, the rules reject the next write. */
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

/** Never rejects. An old token does no harm: the server checks its own records, and tokens expire within an hour. */
export async function refreshIdToken(): Promise<void> {
  try {
    await idToken({ forceRefresh: true });
  } catch (error) {
    console.warn('The ID token could not be renewed after an approval or suspension.', { error });
  }
}
