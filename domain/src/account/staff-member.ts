import type { Language } from '../language/language.ts';
import type { StaffEmail } from './staff-email.ts';
import type { StaffInvitation } from './staff-invitation.ts';

/** `firestore.rules` has the same limit. */
export const maxMembers = 500;

/**
 * Stored at `staff/{uid}`. The `staff` custom claim has no effect without this document, so
 * deleting it revokes access immediately instead of when the last ID token expires.
 */
export interface StaffMember<Instant> {
  email: string;
  admin: boolean;
  grantedAt: Instant;
  /** An admin's `uid`; null if granted with `npm run staff`. */
  grantedBy: string | null;
  /** Whether sign-in requires MFA. A missing value means false. */
  secondFactor?: boolean;
  /** Sign-ins before this time are rejected. In seconds since 1970, like a token's `auth_time`. */
  signedOutAt?: number;
  /** Copied from Firebase Auth by a sweep. A missing value means false. */
  disabled?: boolean;
  /** Set if an invitation created the Auth user, which then has no customer account. */
  invitation?: StaffInvitation<Instant>;
  /** The language of the shop's emails to this member. A missing value means English. */
  language?: Language;
  /** The office's emails that this member also gets. */
  emails?: StaffEmail[];
}
