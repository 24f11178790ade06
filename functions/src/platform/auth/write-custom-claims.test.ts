import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import type { Firebase } from '../firebase.ts';
import {
  changeClaim,
  hasClaim,
  isMarked,
  isMarkWritten,
  writeCustomClaims,
} from './write-custom-claims.ts';

const at = (ms: number) => ({ toMillis: () => ms });

interface Account {
  user?: { status: string; decidedAt: Timestamp; claimsSetAt: Timestamp | null };
  member?: { admin: boolean };
  claims: Record<string, unknown>;
}

type ConcurrentChanges = ((account: Account) => void)[];

function servicesOf(account: Account, concurrentChanges: ConcurrentChanges = []) {
  const read = (name: string) => (name === 'users' ? account.user : account.member);
  const mark = vi.fn(async () => undefined);
  const collection = (name: string) => ({
    withConverter: () => ({
      doc: () => ({
        get: async () => ({ data: () => read(name), updateTime: Timestamp.now() }),
        update: mark,
      }),
    }),
  });
  const auth = {
    getUsers: async () => ({ users: [{ customClaims: account.claims }] }),
    setCustomUserClaims: async (_uid: string, claims: Account['claims']) => {
      concurrentChanges.shift()?.(account);
      account.claims = claims;
    },
  };
  return { accounts: { auth, firestore: { collection } } as unknown as Firebase, mark };
}

const approved = (): NonNullable<Account['user']> => ({
  status: 'approved',
  decidedAt: Timestamp.fromMillis(1),
  claimsSetAt: null,
});

describe('writeCustomClaims', () => {
  it.each<[string, Omit<Account, 'claims'>, Account['claims'], Account['claims']]>([
    ['an approval', { user: approved() }, {}, { approved: true }],
    ['a role without a profile', { member: { admin: false } }, {}, { staff: true }],
    ['an admin', { member: { admin: true } }, {}, { staff: true, admin: true }],
    [
      'an approved staff member',
      { user: approved(), member: { admin: false } },
      {},
      { approved: true, staff: true },
    ],
    [
      'a former admin who is still staff',
      { member: { admin: false } },
      { staff: true, admin: true },
      { staff: true },
    ],
    ['no documents', {}, { approved: true, staff: true, admin: true }, {}],
    ['unrelated claims', { user: approved() }, { beta: 'b' }, { beta: 'b', approved: true }],
  ])('sets the claims to match the documents: %s', async (_, documents, claims, expected) => {
    const account = { ...documents, claims };
    await writeCustomClaims(servicesOf(account).accounts, 'ana');
    expect(account.claims).toEqual(expected);
  });

  it('keeps a role that is granted while it writes an approval', async () => {
    const account: Account = { user: approved(), claims: {} };
    const grant = (current: Account) => {
      current.member = { admin: true };
      current.claims = { staff: true, admin: true };
    };
    const { accounts, mark } = servicesOf(account, [grant]);
    await writeCustomClaims(accounts, 'ana');
    expect(account.claims).toEqual({ approved: true, staff: true, admin: true });
    // The page refreshes its token when the mark changes, so the mark must be written only after
    // the final claims.
    expect(mark).toHaveBeenCalledOnce();
  });

  it("doesn't restore a role that is revoked while it writes an approval", async () => {
    const member = { admin: true };
    const account: Account = { user: approved(), member, claims: { staff: true, admin: true } };
    const revoke = (current: Account) => {
      delete current.member;
      current.claims = {};
    };
    await writeCustomClaims(servicesOf(account, [revoke]).accounts, 'ana');
    expect(account.claims).toEqual({ approved: true });
  });

  it('keeps an approval that is granted while it writes a role', async () => {
    const account: Account = {
      user: { ...approved(), status: 'pending' },
      member: { admin: false },
      claims: {},
    };
    const approve = (current: Account) => {
      current.user = approved();
      current.claims = { approved: true };
    };
    await writeCustomClaims(servicesOf(account, [approve]).accounts, 'ana');
    expect(account.claims).toEqual({ approved: true, staff: true });
  });

  it('gives up if the account changes during every attempt', async () => {
    const change = (current: Account) => {
      current.member = { admin: !current.member?.admin };
    };
    const { accounts } = servicesOf(
      { member: { admin: false }, claims: {} },
      Array(9).fill(change),
    );
    await expect(writeCustomClaims(accounts, 'ana')).rejects.toThrow('changed 5 times');
  });
});

describe('isMarked', () => {
  it.each([
    ['a new account', null, null, false],
    ['a new account with its mark', null, at(1), true],
    ['a decision without a mark', at(1), null, false],
    ['a decision after the mark', at(2), at(1), false],
    ['a mark after the decision', at(1), at(2), true],
  ])('compares the decision with the mark: %s', (_, decidedAt, claimsSetAt, expected) => {
    expect(isMarked({ decidedAt, claimsSetAt })).toBe(expected);
  });
});

describe('isMarkWritten', () => {
  const user = { decidedAt: at(1), claimsSetAt: at(2) };

  it('is true if the mark is added or changed', () => {
    expect(isMarkWritten({ ...user, claimsSetAt: null }, user)).toBe(true);
    expect(isMarkWritten(user, { ...user, claimsSetAt: at(3) })).toBe(true);
  });

  it('is false for any other change', () => {
    expect(isMarkWritten(user, { ...user, decidedAt: at(9) })).toBe(false);
    expect(isMarkWritten(undefined, { ...user, claimsSetAt: null })).toBe(false);
    expect(isMarkWritten(user, undefined)).toBe(false);
  });
});

describe('changeClaim', () => {
  it('keeps the other claims', () => {
    expect(changeClaim({ staff: true }, 'approved', true)).toEqual({ staff: true, approved: true });
    expect(changeClaim({ staff: true, approved: true }, 'approved', false)).toEqual({
      staff: true,
    });
  });

  it('accepts an account without claims', () => {
    expect(changeClaim(undefined, 'approved', true)).toEqual({ approved: true });
    expect(changeClaim(undefined, 'approved', false)).toEqual({});
  });
});

describe('hasClaim', () => {
  it.each([
    [{ staff: true }, true],
    [{ staff: 'true' }, false],
    [{ staff: 1 }, false],
    [{}, false],
    [undefined, false],
  ])('for %j, returns %j', (claims, expected) => {
    expect(hasClaim(claims, 'staff')).toBe(expected);
  });
});
