/**
 * The document `staff/{uid}`. The `staff` custom claim has no effect without it, so deleting it
 * revokes access immediately instead of when the last ID token expires.
 */
export interface StaffMember<Instant> {
  email: string;
  admin: boolean;
  grantedAt: Instant;
  grantedBy: string | null;
  /** Whether sign-in requires MFA; missing from older documents, which don't require it. */
  secondFactor?: boolean;
  /** In seconds since 1970; tokens from earlier sign-ins are rejected. */
  signedOutAt?: number;
}
