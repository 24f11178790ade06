/**
 * The document `staff/{uid}`. The custom claim `staff` grants nothing without it, so deleting it
 * revokes access immediately, not when the last ID token expires.
 */
export interface StaffMember<Instant> {
  email: string;
  /** An admin also grants and revokes staff access. */
  admin: boolean;
  grantedAt: Instant;
  /** The admin's uid; null if granted by the command line. */
  grantedBy: string | null;
  /** Whether sign-in requires a second factor; absent in older documents, which don't. */
  secondFactor?: boolean;
  /** When tokens were last revoked, in seconds since 1970; tokens of older sign-ins are rejected. */
  signedOutAt?: number;
}
