import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Books, emptyBooks } from './account-state.ts';
import { stripeApiVersion } from './api-version.ts';
import { nowInSeconds } from './identifiers.ts';

const writeDelayMs = 200;
const eventRetentionS = 30 * 24 * 60 * 60;

interface BooksFile {
  books: Books;
  changed(): void;
  flush(): void;
}

export function openBooks(path: string | undefined): BooksFile {
  if (path === undefined) {
    return { books: emptyBooks(), changed: () => {}, flush: () => {} };
  }
  const books = existsSync(path) ? readBooks(path) : emptyBooks();
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    timer = undefined;
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.new`;
    writeFileSync(temporary, JSON.stringify({ apiVersion: stripeApiVersion, books }));
    // A rename is atomic, so a crash while writing leaves the old file intact.
    renameSync(temporary, path);
  };
  return {
    books,
    changed: () => {
      timer ??= setTimeout(write, writeDelayMs);
    },
    flush: () => {
      clearTimeout(timer);
      write();
    },
  };
}

function readBooks(path: string): Books {
  const cure = `Move ${path} away to start with no data.`;
  let kept: { apiVersion?: unknown; books?: Partial<Books> };
  try {
    kept = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`The local Stripe can't read its data. ${cure}`, { cause });
  }
  if (kept.apiVersion !== stripeApiVersion) {
    throw new Error(`The local Stripe's data is from API version ${kept.apiVersion}. ${cure}`);
  }
  const books = emptyBooks();
  for (const [name, shelf] of Object.entries(books)) {
    Object.assign(shelf, Object.entries(kept.books ?? {}).find(([key]) => key === name)?.[1]);
  }
  forgetOldEvents(books);
  return books;
}

/** Stripe keeps events for 30 days; events with pending deliveries are kept longer. */
function forgetOldEvents(books: Books): void {
  const oldest = nowInSeconds() - eventRetentionS;
  for (const { id, created } of Object.values(books.events)) {
    if (created < oldest && books.pendingDeliveries[id] === undefined) delete books.events[id];
  }
}
