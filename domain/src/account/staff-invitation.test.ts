import { expect, it } from 'vitest';
import { invitationExpiresAt, isInvitationOpen } from './staff-invitation.ts';

it('is open until the person has accepted it', () => {
  expect(isInvitationOpen({})).toBe(false);
  expect(isInvitationOpen({ invitation: { sentAt: 1, acceptedAt: null } })).toBe(true);
  expect(isInvitationOpen({ invitation: { sentAt: 1, acceptedAt: 2 } })).toBe(false);
});

it('expires after seven days', () => {
  const sentAt = Date.parse('2026-11-27T12:00:00Z');
  expect(new Date(invitationExpiresAt(sentAt)).toISOString()).toBe('2026-12-04T12:00:00.000Z');
});
