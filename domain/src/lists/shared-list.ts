import {
  addLines,
  cleanListName,
  type ListLine,
  maxListLines,
  readLine,
  writeLine,
} from './saved-list.ts';

/** A list as a link carries it. */
export interface SharedList {
  /** Empty where the link has none. */
  name: string;
  lines: ListLine[];
  /** How many lines of the link are no lines of a list, or more than one has. */
  unreadable: number;
}

/** No list comes near it. Browsers and messengers cut longer addresses somewhere. */
const maxLength = 16_000;

/** What stands behind the `#`, which no browser sends to a server. */
export function writeSharedList(name: string, lines: readonly ListLine[]): string {
  return new URLSearchParams({ name, lines: lines.map(writeLine).join('|') }).toString();
}

/** Anybody may have written a link: what is no line is counted, and nothing else of it is used. */
export function readSharedList(fragment: string): SharedList {
  if (fragment.length > maxLength) return { name: '', lines: [], unreadable: 1 };
  const address = new URLSearchParams(fragment.replace(/^#/, ''));
  const texts = (address.get('lines') ?? '').split('|').filter((text) => text !== '');
  const read = texts.flatMap((text) => readLine(text) ?? []);
  const merged = addLines([], read);
  const lines = merged.slice(0, maxListLines);
  return {
    name: cleanListName(address.get('name') ?? ''),
    lines,
    unreadable: texts.length - read.length + merged.length - lines.length,
  };
}
