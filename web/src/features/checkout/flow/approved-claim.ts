import type { User } from 'firebase/auth';

/** Before each new ID token, in ms: together longer than a function takes to start. */
const pausesMs = [0, 500, 1_000, 2_000, 4_000, 4_000];

/**
 * Fetches new ID tokens until one has the claim that the rules ask for. The claim follows an approval
 * by seconds, and the customer's open page may be faster. Where it does not come, the rules refuse
 * what is written next.
 */
export async function waitForApprovedClaim(user: Pick<User, 'getIdTokenResult'>): Promise<void> {
  const hasClaim = async (refresh: boolean) => {
    const { claims } = await user.getIdTokenResult(refresh);
    return claims.approved === true;
  };
  if (await hasClaim(false)) return;
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await hasClaim(true)) return;
  }
}
