/**
 * The document `staff/{uid}`: somebody of the office. Without it the custom claim `staff` opens
 * nothing, so that taking it away works at once, and not when the last ID token ends.
 */
export interface StaffMember<Instant> {
  email: string;
  /** May say who else is staff. */
  admin: boolean;
  grantedAt: Instant;
  /** The uid of who said so; null for the command, which needs the project's own credentials. */
  grantedBy: string | null;
}
