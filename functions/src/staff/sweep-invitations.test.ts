import { invitationDays } from '@dental-shop/domain/account/staff-invitation';
import { dayMs } from '@dental-shop/domain/retention/retention';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { sweepInvitations } from './sweep-invitations.ts';

it('continues with the other invitations if one of them fails', async () => {
  const now = Date.now();
  const sentAt = Timestamp.fromMillis(now - invitationDays * dayMs);
  const invitation = { sentAt, acceptedAt: null };
  const stored: Record<string, Record<string, unknown>> = {
    'staff/first': { email: 'first@example.com', invitation },
    'staff/second': { email: 'second@example.com', invitation },
  };
  const auth = {
    getUsers: async () => ({ users: [{ uid: 'first' }, { uid: 'second' }] }),
    deleteUser: async (uid: string) => {
      if (uid === 'first') throw new Error('Unavailable');
    },
  } as unknown as Auth;
  await sweepInvitations({ auth, firestore: inMemoryFirestore(stored) }, now);
  expect(stored).toHaveProperty(['staff/first']);
  expect(stored).not.toHaveProperty(['staff/second']);
});
