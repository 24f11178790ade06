/** How long before its expiry a token counts as expired. */
const refreshMarginMs = 30_000;

/** Both times are in milliseconds since 1970. */
export function isUsable(token: { expiresAt: number }, now: number): boolean {
  return now <= token.expiresAt - refreshMarginMs;
}
