import type { Availability } from '../catalogue/changes/availability.ts';
import type { Purchasability, UnavailableReason } from '../money/purchasability.ts';

/** If a field is missing, the page's value applies. `price` is in cents, or the reason why the item can't be bought. */
export interface PublishedChange {
  sku: string;
  price?: Purchasability;
  hidden?: boolean;
  availability?: Availability;
}

/** The response of `GET /api/catalogue-changes`: only the changes in effect now. */
export interface PublishedChanges {
  version: number;
  changes: readonly PublishedChange[];
  /** The starting prices of the categories with changes, in cents. Null if nothing in the category can be bought. */
  startingPrices: Readonly<Record<string, number | null>>;
}

/** In seconds, for browsers and for Hosting's CDN. */
export const catalogueChangesMaxAge = 60;

/** In seconds. How long the server caches the changes in memory. */
export const catalogueServerMaxAge = 15;

/**
 * The longest delay until an open page shows a change: the page's refetch interval, plus the ages that the CDN's and
 * the server's caches allow.
 */
export const secondsUntilShown = catalogueServerMaxAge + 2 * catalogueChangesMaxAge;

const reasons: Readonly<Record<UnavailableReason, true>> = {
  call: true,
  kit: true,
  unavailable: true,
  'out-of-stock': true,
};

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isPrice = (value: unknown): value is Purchasability =>
  isCount(value) || (typeof value === 'string' && Object.hasOwn(reasons, value));

function isAvailability(value: unknown): value is Availability {
  const { kind, days, until } = Object(value) as Partial<Record<string, unknown>>;
  if (kind === 'ships-in') return isCount(days);
  return kind === 'out-of-stock' && (until === null || typeof until === 'string');
}

function isPublishedChange(value: unknown): value is PublishedChange {
  const { sku, price, hidden, availability } = Object(value) as Partial<Record<string, unknown>>;
  return (
    typeof sku === 'string' &&
    (price === undefined || isPrice(price)) &&
    (hidden === undefined || typeof hidden === 'boolean') &&
    (availability === undefined || isAvailability(availability))
  );
}

const isStartingPrices = (value: unknown): value is PublishedChanges['startingPrices'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((price) => price === null || isCount(price));

/** Throws a TypeError if invalid. Parsed by hand because zod would add 22 KB to every page. */
export function parsePublishedChanges(answer: unknown): PublishedChanges {
  const { version, changes, startingPrices } = Object(answer) as Partial<Record<string, unknown>>;
  if (
    !isCount(version) ||
    !Array.isArray(changes) ||
    !changes.every(isPublishedChange) ||
    !isStartingPrices(startingPrices)
  ) {
    throw new TypeError('The catalogue changes have an unknown format.');
  }
  return { version, changes, startingPrices };
}
