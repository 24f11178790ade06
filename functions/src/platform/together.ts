/**
 * Waits for two things that need nothing of each other. Throws once both have ended, what the first one
 * threw where both did: the answer to a request hangs on neither's speed.
 */
export async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [one, other] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (other.status === 'rejected') throw other.reason;
  return [one.value, other.value];
}
