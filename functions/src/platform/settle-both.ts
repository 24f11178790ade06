/** Waits for both, so that an error neither depends on timing nor aborts the other work. */
export async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [one, other] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (other.status === 'rejected') throw other.reason;
  return [one.value, other.value];
}
