/**
 * The document `staff/{uid}` of a staff member. The custom claim `staff` opens nothing without it, so
 * that deleting it works at once, and not only when the last ID token has expired.
 */
export interface StaffMember<Instant> {
  email: string;
  /** An admin also grants and revokes staff access. */
  admin: boolean;
  grantedAt: Instant;
  /** The admin's uid; null for the command, which runs with the project's own credentials. */
  grantedBy: string | null;
  /** Whether their sign-ins need a second factor; absent in older documents, which need none. */
  secondFactor?: boolean;
  /**
   * When their tokens were revoked last, in seconds since 1970: by a sign-out, a new password or the end
   * of an earlier membership. Tokens of older sign-ins don't count.
   */
  signedOutAt?: number;
}
