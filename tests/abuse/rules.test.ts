import { randomUUID } from 'node:crypto';
import { maxCartWrites } from '@dental-shop/domain/cart/account-cart';
import type { FirebaseError } from 'firebase/app';
import { deleteField, doc, increment, serverTimestamp, updateDoc } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { cells, collections, parentOf, type Role } from '../rules/access-table.ts';
import { database } from '../shop/database.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { actions } from './firestore-rest.ts';
import { victim } from './fixture.ts';
import { type IdentityName, testUsers } from './identities.ts';
import { targets } from './targets.ts';

/** Users other than the victim, with their roles in the access table. */
const strangers: readonly [IdentityName, Role][] = [
  ['a visitor', 'anonymous'],
  ['an unregistered user', 'other'],
  ['an approved customer', 'other'],
  ['a suspended account with an old token', 'other'],
  ['former staff with an old token', 'other'],
  ['a customer with a forged staff claim', 'other'],
];

/** Only reads are tested, because staff can't write documents directly. */
const staffWithoutAccess: readonly IdentityName[] = [
  'staff with an unverified email',
  'staff without the required MFA',
  'staff who signed in 13 hours ago',
  'signed-out staff with an old token',
  'reinstated staff with an old token',
];

const allowed = new Set(
  cells
    .filter((cell) => cell.allowed)
    .map(({ role, collection, operation }) => [role, collection, operation].join()),
);

interface Caller {
  who: string;
  role: Role;
  authorization: () => Promise<string | undefined>;
  readOnly?: boolean;
}

const identity = (who: IdentityName) => async () => (await testUsers()).identities[who];

const callers: readonly Caller[] = [
  ...strangers.map(([who, role]) => ({ who, role, authorization: identity(who) })),
  ...staffWithoutAccess.map((who) => ({
    who,
    role: 'other' as const,
    authorization: identity(who),
    readOnly: true,
  })),
  {
    who: 'their owner',
    role: 'owner',
    authorization: async () => `Bearer ${(await victim()).token}`,
  },
  {
    who: 'staff',
    role: 'staff',
    authorization: async () => `Bearer ${(await testUsers()).staffToken}`,
  },
];

/** Whether the access table allows this action. Lists without a limit are never allowed. */
const mayPerform = (role: Role, collection: string, like: string | undefined): boolean =>
  like !== undefined && allowed.has([role, collection, like].join());

const prepare = () => Promise.all([testUsers(), victim()]);

for (const collection of collections) {
  const target = targets[collection];
  const cases = callers.flatMap(({ who, role, authorization, readOnly = false }) =>
    Object.entries(actions)
      .filter(([, { like }]) => !mayPerform(role, collection, like))
      .filter(([, { like }]) => !readOnly || (like !== undefined && like !== 'delete'))
      .map(
        ([act, { perform }]): AbuseCase => ({
          name: `${who}: ${act}`,
          expected: { status: 403, code: 'PERMISSION_DENIED' },
          attempt: async () => {
            const owner = await victim();
            const id = target === undefined ? 'none' : await target(owner);
            const attempt = {
              parent: parentOf(collection),
              collection,
              id,
              uid: owner.uid,
              authorization: await authorization(),
            };
            return perform(attempt);
          },
        }),
      ),
  );
  describeRejections(`The collection ${collection}`, cases, { prepare });
}

describeRejections(
  'Shipments that can still be undone',
  Object.entries(actions)
    .filter(([, { like }]) => like === 'get')
    .map(
      ([act, { perform }]): AbuseCase => ({
        name: `their owner: ${act}`,
        expected: { status: 403, code: 'PERMISSION_DENIED' },
        attempt: async () => {
          const { uid, token, heldShipmentId: id } = await victim();
          const authorization = `Bearer ${token}`;
          return perform({ parent: '', collection: 'shipments', id, uid, authorization });
        },
      }),
    ),
  { prepare },
);

async function useUpCartWrites(): Promise<void> {
  const { attacker } = await testUsers();
  const counted = { count: maxCartWrites, startedAt: Timestamp.now() };
  await database
    .doc(`carts/${attacker.user.uid}`)
    .set({ lines: [], revision: randomUUID(), ...counted });
}

const cartChanges: readonly [string, object][] = [
  ['another count', { count: increment(1) }],
  ['the same count', {}],
  ['a restarted count', { count: 1, startedAt: serverTimestamp() }],
  ['no count', { count: deleteField(), startedAt: deleteField() }],
];

describeRejections(
  'Cart writes over the hourly limit',
  cartChanges.map(
    ([name, change]): AbuseCase => ({
      name: `with ${name}`,
      expected: { status: 403, code: 'permission-denied' },
      attempt: async () => {
        const { attacker } = await testUsers();
        const cart = doc(attacker.firestore, 'carts', attacker.user.uid);
        const code = await updateDoc(cart, { lines: ['HD55S 1'], ...change }).then(
          () => undefined,
          (error: FirebaseError) => error.code,
        );
        return { status: code === undefined ? 200 : 403, code, error: undefined };
      },
    }),
  ),
  { prepare: useUpCartWrites },
);
