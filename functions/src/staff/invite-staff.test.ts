import type { Auth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { inviteStaff } from './invite-staff.ts';

const time = 'Fri, 27 Nov 2026 10:00:00 GMT';
const leftover = {
  ...{ uid: 'ana', email: 'ana@example.com', emailVerified: false, disabled: false },
  ...{ providerData: [], metadata: { creationTime: time, lastSignInTime: null } },
};

async function invite(authUser: object, others: Record<string, Record<string, unknown>> = {}) {
  const admin = { email: 'admin@example.com', admin: true };
  const stored: Record<string, Record<string, unknown>> = { 'staff/admin': admin, ...others };
  const auth = {
    getUsers: async () => ({ users: [authUser] }),
    getUser: async () => authUser,
    setCustomUserClaims: async () => {},
  } as unknown as Auth;
  const input = { email: 'ana@example.com', admin: false, language: 'en' } as const;
  await inviteStaff({ auth, firestore: inMemoryFirestore(stored) }, input, 'admin');
  return stored;
}

it.each([null, time])(
  'accepts the Auth user left by an interrupted invitation (last sign-in %s)',
  async (at) => {
    const authUser = { ...leftover, metadata: { creationTime: time, lastSignInTime: at } };
    expect((await invite(authUser))['staff/ana']).toMatchObject({
      email: 'ana@example.com',
      invitation: { acceptedAt: null },
    });
  },
);

it.each([
  ['with a password', { passwordHash: 'hash' }, {}],
  ['with another way to sign in', { providerData: [{ providerId: 'google.com' }] }, {}],
  ['that was used', { metadata: { creationTime: time, lastSignInTime: '2026-11-28' } }, {}],
  ['whose address is verified', { emailVerified: true }, {}],
  ['that is disabled', { disabled: true }, {}],
  ['of a customer', {}, { 'users/ana': { email: 'ana@example.com' } }],
  ['of a staff member', {}, { 'staff/ana': { email: 'ana@example.com', admin: false } }],
])('rejects an Auth user %s', async (_, changes, others) => {
  await expect(invite({ ...leftover, ...changes }, others)).rejects.toMatchObject({
    code: 'account-exists',
  });
});
