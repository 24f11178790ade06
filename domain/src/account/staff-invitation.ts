import { dayMs } from '../retention/retention.ts';

export interface StaffInvitation<Instant> {
  sentAt: Instant;
  /** Null until the person has set a password with the emailed link, which verifies the address. */
  acceptedAt: Instant | null;
}

/** Firebase Auth's links work for an hour. After that, the sign-in page can send another one. */
export const invitationDays = 7;

type Invited = { invitation?: StaffInvitation<unknown> };

export function isInvitationOpen({ invitation }: Invited): boolean {
  return invitation !== undefined && invitation.acceptedAt === null;
}

/** In ms since 1970. */
export function invitationExpiresAt(sentAt: number): number {
  return sentAt + invitationDays * dayMs;
}
