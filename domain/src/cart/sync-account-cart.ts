import { type AccountCart, readLines, writeLines } from './account-cart.ts';
import { mergeAtSignIn, mergeChanges } from './merge-carts.ts';
import type { Pieces } from './pieces.ts';

/** The cart that the browser and the account last had in common. */
export interface KeptCart {
  uid: string;
  lines: string[];
  revision: string;
  /** Sent since, but the response was lost. */
  sent?: AccountCart;
}

/** The merged cart for the account and the browser. */
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
 * The last common lines. Undefined if another device has written since and nobody knows in which order,
 * because this browser's changes would count twice.
 */
function commonGround(
  { lines, revision, sent }: KeptCart,
  account: AccountCart,
): readonly string[] | undefined {
  if (sent === undefined || account.revision === revision) return lines;
  return account.revision === sent.revision ? sent.lines : undefined;
}

/**
 * The part of the browser's cart that belongs to the signed-in user. Lines shared with another account
 * are left over from that account's session, which ended on its own.
 */
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

/** Undefined for malformed storage. */
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
    // No JSON: nothing that this shop has stored.
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
