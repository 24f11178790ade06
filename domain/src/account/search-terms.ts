import type { User } from './user.ts';

const minLength = 2;
const maxLength = 20;
/** Limits the index size and leaves room for the other fields if a name is long. */
const maxTerms = { email: 45, license: 35, city: 20, name: 50 };

type SearchableUser = Pick<User<unknown>, 'name' | 'email' | 'licenseNumber' | 'address'>;

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

/** Whole words come first, because staff search queries Firestore for the longest word typed. */
function termsOf(words: readonly string[], max: number): string[] {
  return [...new Set([...words, ...words.flatMap(prefixes)])].slice(0, max);
}

/**
 * Includes prefixes, because Firestore can only match whole array elements. Email and license come
 * first because they identify an account.
 */
export function searchTerms({ name, email, licenseNumber, address }: SearchableUser): string[] {
  const local = email.split('@')[0] ?? '';
  const terms = [
    ...termsOf([...wordsOf(email), ...local.split('.').flatMap(wordsOf)], maxTerms.email),
    ...termsOf(
      [...wordsOf(licenseKey(licenseNumber) ?? ''), ...wordsOf(licenseNumber ?? '')],
      maxTerms.license,
    ),
    ...termsOf(wordsOf(address.city), maxTerms.city),
    ...termsOf(wordsOf(name), maxTerms.name),
  ];
  return [...new Set(terms)];
}

export function searchWords(query: string): string[] {
  return [...new Set(wordsOf(query))].sort((a, b) => b.length - a.length);
}

export function licenseKey(licenseNumber: string | null): string | null {
  const key = fold(licenseNumber ?? '').replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return key === '' ? null : key;
}

/** Ignores word order and titles, so `Dr. Ana Ruiz` and `RUIZ, Ana Dr` match. */
export function nameKey(name: string): string {
  return fold(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !titles.includes(word))
    .sort()
    .join(' ');
}

const titles = ['dr', 'dra', 'dds', 'dmd', 'mr', 'mrs', 'ms'];

/** Must be recomputed whenever the account changes. */
export function searchFields(user: SearchableUser) {
  return {
    searchTerms: searchTerms(user),
    nameKey: nameKey(user.name),
    licenseKey: licenseKey(user.licenseNumber),
  };
}
