import { type AccountCart, formatLines, parseLines } from './account-cart.ts';
import type { LineItem } from './line-item.ts';
import { mergeAtSignIn, mergeChanges } from './merge-carts.ts';

/** The last cart that was the same in the browser and the account. */
export interface SyncedCart {
  uid: string;
  lines: string[];
  revision: string;
  sent?: AccountCart;
}

export function mergeWithAccount(
  base: SyncedCart | undefined,
  mine: readonly LineItem[],
  account: AccountCart,
): LineItem[] {
  const theirs = parseLines(account.lines);
  const before = base && commonAncestor(base, account);
  return before === undefined
    ? mergeAtSignIn(mine, theirs)
    : mergeChanges(parseLines(before), mine, theirs);
}

/**
 * Undefined if another device has changed the account's cart since this browser's unconfirmed
 * write. That cart may already include the write, so merging it again could count it twice.
 */
function commonAncestor(
  { lines, revision, sent }: SyncedCart,
  account: AccountCart,
): readonly string[] | undefined {
  if (sent === undefined || account.revision === revision) return lines;
  return account.revision === sent.revision ? sent.lines : undefined;
}

/** Drops lines left over from another account whose session ended without a sign-out. */
export function removeForeignItems(
  uid: string,
  remembered: SyncedCart | undefined,
  mine: readonly LineItem[],
): readonly LineItem[] {
  if (remembered === undefined || remembered.uid === uid) return mine;
  const { lines } = remembered.sent ?? remembered;
  return mergeChanges(parseLines(lines), mine, []);
}

export const emptyAccountCart: AccountCart = { lines: [], revision: '' };

export function syncedCart(uid: string, pieces: readonly LineItem[], revision: string): SyncedCart {
  return { uid, lines: formatLines(pieces), revision };
}

export function parseSyncedCart(text: string | null): SyncedCart | undefined {
  if (!text) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    const cart = readAccountCart(stored);
    if (cart === undefined) return undefined;
    const { uid, sent: unanswered } = stored as Partial<Record<keyof SyncedCart, unknown>>;
    if (typeof uid !== 'string') return undefined;
    const sent = readAccountCart(unanswered);
    return { uid, ...cart, ...(sent && { sent }) };
  } catch {
    return undefined;
  }
}

function readAccountCart(stored: unknown): AccountCart | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { lines, revision } = stored as Partial<Record<keyof AccountCart, unknown>>;
  return typeof revision === 'string' && Array.isArray(lines)
    ? { lines: formatLines(parseLines(lines)), revision }
    : undefined;
}
