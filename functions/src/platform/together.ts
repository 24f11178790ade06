/**
 * Waits for two independent promises. Rejects only once both have settled, with the first one's error where both
 * failed, so that the answer to a request does not depend on which was faster.
 */
export async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [one, other] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (other.status === 'rejected') throw other.reason;
  return [one.value, other.value];
}
