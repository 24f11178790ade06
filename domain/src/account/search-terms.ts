import type { User } from './user.ts';

const minLength = 2;
const maxLength = 20;
/** Firestore allows many index entries for a document; this many keeps the index small. */
const maxTerms = 150;

type Searched = Pick<User<unknown>, 'name' | 'email' | 'licenseNumber' | 'address'>;

/** Lower case and without accents, so that `Muñoz` is found by `munoz`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{Letter}\p{Number}@.]+/u)
    .map((word) => word.slice(0, maxLength))
    .filter((word) => word.length >= minLength);
}

function prefixes(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, word.length - minLength + 1) });
  return lengths.map((_, index) => word.slice(0, index + minLength));
}

/**
 * What an account is found by: its words and their beginnings, because Firestore can ask whether a
 * list holds a word and not whether a text does. Name, e-mail, license and city, in this order of
 * importance: what does not fit is left out.
 */
export function searchTerms({ name, email, licenseNumber, address }: Searched): string[] {
  const local = email.split('@')[0] ?? '';
  const words = [
    ...wordsOf(name),
    ...wordsOf(email),
    ...local.split('.').flatMap(wordsOf),
    ...wordsOf(licenseKey(licenseNumber) ?? ''),
    ...wordsOf(licenseNumber ?? ''),
    ...wordsOf(address.city),
  ];
  return [...new Set(words.flatMap(prefixes))].slice(0, maxTerms);
}

/** The words of a search query, longest first: it narrows the result most. */
export function searchWords(query: string): string[] {
  return [...new Set(wordsOf(query))].sort((a, b) => b.length - a.length);
}

/** The license number without its punctuation: `NV-10482` and `nv 10482` are one license. */
export function licenseKey(licenseNumber: string | null): string | null {
  const key = fold(licenseNumber ?? '').replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return key === '' ? null : key;
}

/** The letters of a name in the order of its words: `Dr. Ana Ruiz` and `RUIZ, Ana Dr` are alike. */
export function nameKey(name: string): string {
  return fold(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !titles.includes(word))
    .sort()
    .join(' ');
}

const titles = ['dr', 'dra', 'dds', 'dmd', 'mr', 'mrs', 'ms'];

type SearchFields = Pick<User<unknown>, 'searchTerms' | 'nameKey' | 'licenseKey'>;

/** The fields of an account that staff find it by; written whenever the others change. */
export function searchFields(user: Searched): SearchFields {
  return {
    searchTerms: searchTerms(user),
    nameKey: nameKey(user.name),
    licenseKey: licenseKey(user.licenseNumber),
  };
}
