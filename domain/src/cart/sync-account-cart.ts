import { type AccountCart, readLines, writeLines } from './account-cart.ts';
import { mergeAtSignIn, mergeChanges } from './merge-carts.ts';
import type { Pieces } from './pieces.ts';

/** What a browser knows of the account's cart, since it was last the same as its own. */
export interface KeptCart {
  uid: string;
  lines: string[];
  revision: string;
  /** What it has sent since without having seen the answer. */
  sent?: AccountCart;
}

/** The account's cart as it is to be, and the browser's. */
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
 * The lines that both carts have had last. Undefined where somebody else has written since, and nobody
 * can say whether that was before or after what this browser has sent: its changes would count twice.
 */
function commonGround(
  { lines, revision, sent }: KeptCart,
  account: AccountCart,
): readonly string[] | undefined {
  if (sent === undefined || account.revision === revision) return lines;
  return account.revision === sent.revision ? sent.lines : undefined;
}

/**
 * What of the browser's cart belongs to whoever is signed in now. Lines that it had in common with another
 * account are that person's: their session has ended by itself, as after a new password, and left them there.
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

/** What is written, or was read, as what the browser and the account now have in common. */
export function keptCart(uid: string, pieces: readonly Pieces[], revision: string): KeptCart {
  return { uid, lines: writeLines(pieces), revision };
}

/** Reads what the browser has stored, of whichever account; undefined for what is none. */
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
