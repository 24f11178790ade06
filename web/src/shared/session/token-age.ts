/** Milliseconds before its expiry from which a token counts as expired. */
const refreshMargin = 30_000;

/** Both times are in milliseconds since 1970. */
export function isUsable(token: { expiresAt: number }, now: number): boolean {
  return now <= token.expiresAt - refreshMargin;
}
