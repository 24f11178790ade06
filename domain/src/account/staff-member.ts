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
  /** When they signed out last, in seconds since 1970: an older ID token counts no more. */
  signedOutAt?: number;
}
