import { type Pieces, readPieces, writePieces } from '../cart/pieces.ts';
import { addLines, cleanListName, maxListLines } from './saved-list.ts';

/** What a link carries behind its `#`, which no browser sends to a server. */
export interface LinkedList {
  name: string;
  /** Lines as a document has them, with a bar between two: no SKU has one. */
  lines: string;
}

/** A list as it comes out of a link. */
export interface SharedList {
  /** Empty where the link has none. */
  name: string;
  lines: Pieces[];
  /** How many lines of the link are no lines of a list, or more than one has. */
  unreadable: number;
}

/** No list comes near it. */
const maxLength = 10_000;

export function linkedList(name: string, lines: readonly Pieces[]): LinkedList {
  return { name, lines: lines.map(writePieces).join('|') };
}

/** Anybody may have written a link: what is no line is counted, and nothing else of it is used. */
export function readLinkedList({ name, lines: written }: LinkedList): SharedList {
  const texts = written.split('|', maxLength).filter((text) => text !== '');
  const read = texts.flatMap((text) => readPieces(text) ?? []);
  const merged = addLines([], read);
  const lines = merged.slice(0, maxListLines);
  return {
    name: cleanListName(name.slice(0, maxLength)),
    lines,
    unreadable: texts.length - read.length + merged.length - lines.length,
  };
}
