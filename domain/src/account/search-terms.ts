import { accountTerms, type SearchableUser } from '../find/record-terms.ts';
import { fold } from '../text/fold.ts';

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
export function searchFields(uid: string, user: SearchableUser) {
  return {
    searchTerms: accountTerms(uid, user),
    nameKey: nameKey(user.name),
    licenseKey: licenseKey(user.licenseNumber),
  };
}
