import { type AccountCart, readLines, writeLines } from './account-cart.ts';
import { mergeAtSignIn, mergeChanges } from './merge-carts.ts';
import type { Pieces } from './pieces.ts';

/** The last cart that the browser and the account had in common. */
export interface KeptCart {
  uid: string;
  lines: string[];
  revision: string;
  sent?: AccountCart;
}

export function synchronized(
  kept: KeptCart | undefined,
  mine: readonly Pieces[],
  account: AccountCart,
): Pieces[] {
  const theirs = readLines(account.lines);
  const before = kept && commonGround(kept, account);
  return before === undefined
    ? mergeAtSignIn(mine, theirs)
    : mergeChanges(readLines(before), mine, theirs);
}

/**
 * Undefined if another device has written since this browser's unconfirmed write, which may already
 * be included and would then count twice.
 */
function commonGround(
  { lines, revision, sent }: KeptCart,
  account: AccountCart,
): readonly string[] | undefined {
  if (sent === undefined || account.revision === revision) return lines;
  return account.revision === sent.revision ? sent.lines : undefined;
}

/** Excludes lines left over from another account's session that ended without a sign-out. */
export function ownPieces(
  uid: string,
  remembered: KeptCart | undefined,
  mine: readonly Pieces[],
): readonly Pieces[] {
  if (remembered === undefined || remembered.uid === uid) return mine;
  const { lines } = remembered.sent ?? remembered;
  return mergeChanges(readLines(lines), mine, []);
}

export const emptyAccountCart: AccountCart = { lines: [], revision: '' };

export function keptCart(uid: string, pieces: readonly Pieces[], revision: string): KeptCart {
  return { uid, lines: writeLines(pieces), revision };
}

export function parseKeptCart(text: string | null): KeptCart | undefined {
  if (!text) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    const cart = readAccountCart(stored);
    if (cart === undefined) return undefined;
    const { uid, sent: unanswered } = stored as Partial<Record<keyof KeptCart, unknown>>;
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
    ? { lines: writeLines(readLines(lines)), revision }
    : undefined;
}
