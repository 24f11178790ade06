import type { User } from '@dental-shop/domain/account/user';

interface Instant {
  toMillis(): number;
}

type Mark = Pick<User<Instant>, 'decidedAt' | 'claimsSetAt'>;

/** Whether the mark is younger than the last decision, so that browsers have been told of it. */
export function isMarked({ decidedAt, claimsSetAt }: Mark): boolean {
  if (claimsSetAt === null) return false;
  return decidedAt === null || claimsSetAt.toMillis() >= decidedAt.toMillis();
}

/**
 * Whether a change of the document is the writing of the mark itself. Without this a decision dated
 * in the future, typed in by hand, would have the trigger call itself for ever.
 */
export function isMarkWritten(before: Mark | undefined, after: Mark | undefined): boolean {
  const marked = after?.claimsSetAt?.toMillis();
  return marked !== undefined && marked !== before?.claimsSetAt?.toMillis();
}
