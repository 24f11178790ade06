import { randomUUID } from 'node:crypto';
import { maxCartWrites } from '@dental-shop/domain/cart/account-cart';
import type { FirebaseError } from 'firebase/app';
import { deleteField, doc, increment, serverTimestamp, updateDoc } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { cells, collections, type Role } from '../rules/access-table.ts';
import { database } from '../shop/database.ts';
import { acts } from './firestore-rest.ts';
import { victim } from './fixture.ts';
import { cast, type IdentityName } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import { targets } from './targets.ts';

/** Everybody who asks for the victim's documents, and as whom the access table knows them. */
const strangers: readonly [IdentityName, Role][] = [
  ['a visitor', 'anonymous'],
  ['a newcomer who has not registered', 'other'],
  ['an approved customer', 'other'],
  ['a suspended account with its old token', 'other'],
  ['somebody who was staff, with the old token', 'other'],
  ['a customer with a forged claim to be staff', 'other'],
];

/** Staff who may not act as staff now: tried with what staff may do, which is nothing but reading. */
const formerAndUnproven: readonly IdentityName[] = [
  'staff whose address is not verified',
  'staff without the second factor that they need',
  'staff who signed in thirteen hours ago',
  'staff who has signed out since',
  'staff who was removed and made staff again, with the old token',
];

const allowed = new Set(
  cells
    .filter((cell) => cell.allowed)
    .map(({ role, collection, operation }) => [role, collection, operation].join()),
);

interface Asking {
  who: string;
  role: Role;
  authorization: () => Promise<string | undefined>;
  onlyReading?: boolean;
}

const identity = (who: IdentityName) => async () => (await cast()).identities[who];

const askers: readonly Asking[] = [
  ...strangers.map(([who, role]) => ({ who, role, authorization: identity(who) })),
  ...formerAndUnproven.map((who) => ({
    who,
    role: 'other' as const,
    authorization: identity(who),
    onlyReading: true,
  })),
  {
    who: 'their owner',
    role: 'owner',
    authorization: async () => `Bearer ${(await victim()).token}`,
  },
  {
    who: 'staff',
    role: 'staff',
    authorization: async () => `Bearer ${(await cast()).staffToken}`,
  },
];

/**
 * Nobody may do more than the table says, or list anything without a limit. What an owner may create and
 * change, the cases' own documents are not.
 */
const mayPerform = (role: Role, collection: string, like: string | undefined): boolean =>
  like !== undefined && allowed.has([role, collection, like].join());

const prepare = () => Promise.all([cast(), victim()]);

for (const collection of collections) {
  const target = targets[collection];
  const cases = askers.flatMap(({ who, role, authorization, onlyReading = false }) =>
    Object.entries(acts)
      .filter(([, { like }]) => !mayPerform(role, collection, like))
      .filter(([, { like }]) => !onlyReading || (like !== undefined && like !== 'delete'))
      .map(
        ([act, { perform }]): AbuseCase => ({
          name: `does not let ${who} ${act}`,
          expected: { status: 403, code: 'PERMISSION_DENIED' },
          attempt: async () => {
            const owner = await victim();
            const id = target === undefined ? 'none' : await target(owner);
            const attempt = {
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
  refuses(`The collection ${collection}`, cases, { prepare });
}

/** Somebody who has written their cart as often as an hour allows. */
async function useUpCartWrites(): Promise<void> {
  const { attacker } = await cast();
  const counted = { count: maxCartWrites, startedAt: Timestamp.now() };
  await database
    .doc(`carts/${attacker.user.uid}`)
    .set({ lines: [], revision: randomUUID(), ...counted });
}

const cartChanges: readonly [string, object][] = [
  ['another count', { count: increment(1) }],
  ['the same count', {}],
  ['a new beginning', { count: 1, startedAt: serverTimestamp() }],
  ['no count', { count: deleteField(), startedAt: deleteField() }],
];

refuses(
  'A cart that is written in a loop',
  cartChanges.map(
    ([name, change]): AbuseCase => ({
      name: `with ${name}`,
      expected: { status: 403, code: 'permission-denied' },
      attempt: async () => {
        const { attacker } = await cast();
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
