import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { accountFixture } from '../../testing/fixtures.ts';
import { compareAccounts } from '../accounts-query.ts';
import type { Decided } from '../decisions/perform-decisions.ts';
import { mergeDecided, neighbor } from './merge-decided.ts';

const account = (id: string, age: number) =>
  accountFixture({ id, createdAt: Timestamp.fromMillis(age) });

const [first, second, third] = [account('a', 1), account('b', 2), account('c', 3)] as const;

const decided = (changes: Partial<Decided> = {}): Decided => ({
  ...{ account: second, decision: 'approve', auditId: 'e', isOver: false, isUndone: false },
  ...changes,
});

const pending = compareAccounts({ tab: 'pending', search: '' });
const ids = (each: Decided, rows = [first, third], keptId = '') =>
  mergeDecided(rows, [each], pending, (uid) => uid === keptId).map(({ id }) => id);

describe('mergeDecided', () => {
  it('keeps an account in its place after it left the list', () => {
    expect(ids(decided())).toEqual(['a', 'b', 'c']);
  });

  it("doesn't repeat an account that the list still contains or contains again", () => {
    expect(ids(decided(), [first, second, third])).toEqual(['a', 'b', 'c']);
    expect(ids(decided({ isUndone: true }), [first, second, third])).toEqual(['a', 'b', 'c']);
  });

  it('removes it once the time to undo is over, unless it has focus', () => {
    expect(ids(decided({ isOver: true }))).toEqual(['a', 'c']);
    expect(ids(decided({ isOver: true }), [first, third], 'b')).toEqual(['a', 'b', 'c']);
  });
});

describe('compareAccounts', () => {
  const sorted = (filter: Parameters<typeof compareAccounts>[0], accounts = [first, second]) =>
    accounts.toSorted(compareAccounts(filter)).map(({ id }) => id);

  it('starts with the account that has waited longest, and otherwise with the newest', () => {
    expect(sorted({ tab: 'pending', search: '' })).toEqual(['a', 'b']);
    expect(sorted({ tab: 'approved', search: '' })).toEqual(['b', 'a']);
    expect(sorted({ tab: 'pending', search: 'ana' })).toEqual(['b', 'a']);
  });

  it('starts with the license that expires first', () => {
    const expiring = [
      { ...first, licenseExpiry: '2026-12-01' },
      { ...second, licenseExpiry: '2026-11-01' },
    ];
    expect(sorted({ tab: 'expiring', search: '' }, expiring)).toEqual(['b', 'a']);
  });

  it.each([
    ['expiring', ['a', 'b']],
    ['pending', ['a', 'b']],
    ['approved', ['b', 'a']],
  ] as const)('sorts equal accounts by ID, like Firestore, under %s', (tab, order) => {
    const equal = [account('b', 1), account('a', 1)].map((each) => ({
      ...each,
      licenseExpiry: '2026-12-01',
    }));
    expect(sorted({ tab, search: '' }, equal)).toEqual(order);
    expect(sorted({ tab, search: '' }, equal.toReversed())).toEqual(order);
  });
});

describe('neighbor', () => {
  const rows = [first, second, third];
  it('stays on the first and last account', () => {
    expect(neighbor(rows, second, 1)).toBe(third);
    expect(neighbor(rows, second, -1)).toBe(first);
    expect(neighbor(rows, third, 1)).toBe(third);
    expect(neighbor(rows, first, -1)).toBe(first);
  });

  it('starts at the first account if the current one has left the list', () => {
    expect(neighbor(rows, account('gone', 4), 1)).toBe(first);
  });
});
