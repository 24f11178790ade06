import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { copyToStaff, withoutCopies } from './copy-to-staff.ts';
import { type MailDocument, mail, newMail } from './outbox.ts';

const ids = ['Copy', 'ZqK9', 'aUto', 'copz', 'new-order-1', 'resent-1'];

const order = { orderId: 'one', paymentIntentId: 'pi_1', name: 'Ana', email: 'ana@example.com' };
const letter: MailDocument = newMail({
  ...{ to: 'office@example.com', language: 'en', uid: null, template: 'order-attention' },
  data: { ...order, amount: 9100, currency: 'usd', reasons: [] },
});

it('finds all emails except copies, even within a small limit', async () => {
  const stored: Record<string, Record<string, unknown>> = Object.fromEntries(
    ids.map((id) => [`mail/${id}`, { ...letter, createdAt: Timestamp.now() }]),
  );
  for (let index = 0; index < 60; index += 1) {
    const email = `member-${index}@example.com`;
    stored[`staff/${index}`] = { email, admin: false, emails: ['attention'] };
  }
  const firestore = inMemoryFirestore(stored);
  for (const id of ids) await copyToStaff(firestore, id, letter);
  expect(Object.keys(stored).filter((path) => path.startsWith('mail/'))).toHaveLength(61 * 6);

  const ofOrder = mail(firestore).where('data.orderId', '==', 'one').limit(10);
  const pages = await Promise.all(withoutCopies(ofOrder).map((query) => query.get()));
  expect(pages.flatMap(({ docs }) => docs.map(({ id }) => id)).sort()).toEqual(ids);
});

it.each([
  ['whose Auth user is disabled', { disabled: true }],
  ["who haven't accepted their invitation", { invitation: { acceptedAt: null } }],
])('sends no copies to members %s', async (_, status) => {
  const member = { admin: false, emails: ['attention'] };
  const stored: Record<string, Record<string, unknown>> = {
    'mail/one': { ...letter, createdAt: Timestamp.now() },
    'staff/ana': { ...member, email: 'ana@example.com', ...status },
    'staff/eva': { ...member, email: 'eva@example.com', disabled: false },
  };
  await copyToStaff(inMemoryFirestore(stored), 'one', letter);
  expect(stored['mail/one']).toMatchObject({ copiedTo: ['eva'] });
});

it("doesn't mark the copies of a resent email as resent", async () => {
  const stored: Record<string, Record<string, unknown>> = {
    'mail/one': { ...letter, createdAt: Timestamp.now(), resentAs: 'resent-1' },
    'staff/eva': { email: 'eva@example.com', admin: false, emails: ['attention'] },
  };
  await copyToStaff(inMemoryFirestore(stored), 'one', letter);
  expect(stored['mail/copy-one-eva']).toMatchObject({ to: 'eva@example.com', copyOf: 'one' });
  expect(stored['mail/copy-one-eva']).not.toHaveProperty('resentAs');
});
