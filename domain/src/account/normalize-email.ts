/**
 * The form in which email addresses are stored for lookups and compared. Sign-in ignores case, and
 * people don't type their address the same way every time. Send to the address as it was typed.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
