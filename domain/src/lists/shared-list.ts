import { formatLineItem, type LineItem, parseLineItem } from '../cart/line-item.ts';
import { addLines, cleanListName, maxListLines } from './saved-list.ts';

/** Stored in the link's fragment, which browsers don't send to the server. */
export interface ListLink {
  name: string;
  /** Joined by `|`, which SKUs can't contain. */
  lines: string;
}

export interface SharedList {
  name: string;
  lines: LineItem[];
  unreadable: number;
}

const maxLength = 10_000;

export function toListLink(name: string, lines: readonly LineItem[]): ListLink {
  return { name, lines: lines.map(formatLineItem).join('|') };
}

/** Anyone can craft a link, so malformed lines are counted and dropped. */
export function parseListLink({ name, lines: written }: ListLink): SharedList {
  const texts = written.split('|', maxLength).filter((text) => text !== '');
  const read = texts.flatMap((text) => parseLineItem(text) ?? []);
  const merged = addLines([], read);
  const lines = merged.slice(0, maxListLines);
  return {
    name: cleanListName(name.slice(0, maxLength)),
    lines,
    unreadable: texts.length - read.length + merged.length - lines.length,
  };
}
