import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import {
  type Availability,
  maxShippingDays,
} from '@dental-shop/domain/catalogue/changes/availability';
import type { ProductChange } from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { formatPrice, parsePriceCents } from '@dental-shop/domain/money/price';
import { isPurchasable, parsePurchasability } from '@dental-shop/domain/money/purchasability';
import {
  firstDay,
  isDay,
  isStartWrong,
  readStart,
  type StartFields,
  startsNow,
} from './start-fields.ts';

/** `keep` is available only when several products are edited together. */
export const priceKinds = ['keep', 'amount', 'call', 'kit', 'none'] as const;
type PriceKind = (typeof priceKinds)[number];

export const visibilities = ['keep', 'shown', 'hidden'] as const;
type Visibility = (typeof visibilities)[number];

export const stockKinds = ['keep', 'usual', 'ships-in', 'out-of-stock'] as const;
type StockKind = (typeof stockKinds)[number];

export const fieldNames = [
  'priceKind',
  'amount',
  'visibility',
  'stock',
  'days',
  'until',
  'start',
  'effectiveOn',
] as const;
export type FieldName = (typeof fieldNames)[number];

export interface Fields extends StartFields {
  priceKind: PriceKind;
  amount: string;
  visibility: Visibility;
  stock: StockKind;
  days: string;
  until: string;
}

export type Issue = 'amount' | 'days' | 'until' | 'effectiveOn' | 'nothing';

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string, usual: Choice) =>
  choices.find((choice) => choice === text) ?? usual;

/** Fields that aren't on the screen are empty. */
export function readFields(fields: Record<FieldName, string>): Fields {
  return {
    priceKind: oneOf(priceKinds, fields.priceKind, 'keep'),
    amount: fields.amount.trim(),
    visibility: oneOf(visibilities, fields.visibility, 'keep'),
    stock: oneOf(stockKinds, fields.stock, 'keep'),
    days: fields.days.trim(),
    until: fields.until.trim(),
    ...readStart(fields),
  };
}

type Row = Pick<CatalogueRowNow, 'sku' | 'price' | 'hidden' | 'availability'>;

export function fieldsOf({ price: text, hidden, availability }: Row): Fields {
  const price = parsePurchasability(text);
  return {
    priceKind: isPurchasable(price) ? 'amount' : price === 'unavailable' ? 'none' : price,
    amount: isPurchasable(price) ? formatPrice(price) : '',
    visibility: hidden ? 'hidden' : 'shown',
    stock: availability?.kind ?? 'usual',
    days: availability?.kind === 'ships-in' ? String(availability.days) : '',
    until: (availability?.kind === 'out-of-stock' && availability.until) || '',
    ...startsNow,
  };
}

/** In cents, or undefined if it isn't a price above zero. */
function readAmount(text: string): number | undefined {
  if (!/^\$? ?\d[\d,]*(?:\.\d{1,2})?$/.test(text)) return undefined;
  const cents = parsePriceCents(text);
  return cents > 0 ? cents : undefined;
}

function readDays(text: string): number | undefined {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= maxShippingDays ? days : undefined;
}

/** As written in the spreadsheet. */
const priceTexts = { call: 'call for price', kit: 'sold only in kit', none: '' } as const;

function priceText({ priceKind, amount }: Fields): string | undefined {
  if (priceKind === 'keep') return undefined;
  if (priceKind !== 'amount') return priceTexts[priceKind];
  const cents = readAmount(amount);
  return cents === undefined ? undefined : formatPrice(cents);
}

function newAvailability({ stock, days, until }: Fields): Availability | null | undefined {
  if (stock === 'keep') return undefined;
  if (stock === 'usual') return null;
  if (stock === 'out-of-stock') return { kind: stock, until: until === '' ? null : until };
  const count = readDays(days);
  return count === undefined ? undefined : { kind: stock, days: count };
}

const isSameAvailability = (one: Availability | null, other: Availability | null) =>
  JSON.stringify(one && Object.entries(one).toSorted()) ===
  JSON.stringify(other && Object.entries(other).toSorted());

/** Only the fields that differ from the product's values. */
function changeOf(row: Row, fields: Fields): ProductChange | undefined {
  const price = priceText(fields);
  const hidden = fields.visibility === 'keep' ? row.hidden : fields.visibility === 'hidden';
  const availability = newAvailability(fields);
  const change = {
    ...(price !== undefined &&
      parsePurchasability(price) !== parsePurchasability(row.price) && { price }),
    ...(hidden !== row.hidden && { hidden }),
    ...(availability !== undefined &&
      !isSameAvailability(availability, row.availability) && { availability }),
  };
  return Object.keys(change).length > 0 ? { sku: row.sku, ...change } : undefined;
}

export const changesOf = (rows: readonly Row[], fields: Fields): ProductChange[] =>
  rows.flatMap((row) => changeOf(row, fields) ?? []);

/** `rows` are as of the day on which the change takes effect, and `today` is the office's. ISO dates sort as text. */
export function findIssues(
  rows: readonly Row[],
  fields: Fields,
  today: string,
): Partial<Record<FieldName, Issue>> {
  const { priceKind, amount, stock, days, until } = fields;
  const first = firstDay(fields, today);
  const issues: Partial<Record<FieldName, Issue>> = {
    ...(priceKind === 'amount' && readAmount(amount) === undefined && { amount: 'amount' }),
    ...(stock === 'ships-in' && readDays(days) === undefined && { days: 'days' }),
    ...(stock === 'out-of-stock' &&
      until !== '' &&
      !(isDay(until) && until > first) && { until: 'until' }),
    ...(isStartWrong(fields, today) && { effectiveOn: 'effectiveOn' }),
  };
  if (Object.keys(issues).length > 0 || changesOf(rows, fields).length > 0) return issues;
  return { priceKind: 'nothing' };
}
