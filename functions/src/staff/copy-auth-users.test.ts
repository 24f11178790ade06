import type { Auth } from 'firebase-admin/auth';
import { beforeEach, expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { copyAuthUsers } from './copy-auth-users.ts';

const member = { email: 'old@example.com', admin: false, language: 'es' };
const changed = {
  uid: 'ana',
  email: 'new@example.com',
  emailVerified: true,
  disabled: false,
  metadata: {},
  tokensValidAfterTime: 'Fri, 27 Nov 2026 10:00:00 GMT',
};

let stored: Record<string, Record<string, unknown>>;
const copy = async (...users: object[]) => {
  const auth = { getUsers: async () => ({ users }) } as unknown as Auth;
  await copyAuthUsers({ auth, firestore: inMemoryFirestore(stored) });
};
const mails = () => Object.keys(stored).filter((path) => path.startsWith('mail/'));

beforeEach(() => {
  stored = { 'staff/ana': member };
});

it("copies a member's new address once, notifies the old one, and copies the revocation", async () => {
  await copy(changed);
  await copy(changed);
  const signedOutAt = Date.parse(changed.tokensValidAfterTime) / 1000;
  const revocation = { signedOutAt, disabled: false };
  expect(stored['staff/ana']).toEqual({ ...member, email: 'new@example.com', ...revocation });
  expect(mails().map((path) => stored[path])).toMatchObject([
    { to: 'old@example.com', language: 'es', template: 'email-changed', uid: 'ana' },
  ]);
});

it('copies that an Auth user was disabled or enabled again', async () => {
  await copy({ ...changed, disabled: true });
  expect(stored['staff/ana']).toMatchObject({ disabled: true });
  await copy(changed);
  expect(stored['staff/ana']).toMatchObject({ disabled: false });
});

it('ignores an unverified address', async () => {
  await copy({ ...changed, emailVerified: false });
  expect(stored['staff/ana']).toMatchObject({ email: 'old@example.com' });
  expect(mails()).toEqual([]);
});

it("leaves a customer's address to the daily check, which also updates Stripe", async () => {
  stored['users/ana'] = { email: 'old@example.com' };
  await copy(changed);
  expect(stored['staff/ana']).toMatchObject({ email: 'old@example.com' });
  expect(mails()).toEqual([]);
});

it("copies the other members' changes if one can't be written", async () => {
  const readOnly = { value: member, writable: false, enumerable: true };
  stored = Object.defineProperty({ 'staff/eva': member }, 'staff/ana', readOnly);
  await copy(changed, { ...changed, uid: 'eva' });
  expect(stored['staff/ana']).toEqual(member);
  expect(stored['staff/eva']).toMatchObject({ email: 'new@example.com' });
});
