import type { ScannedUnit } from './scan.ts';

export interface PackingLine {
  sku: string;
  name: string;
  /** Units still to be shipped. */
  open: number;
  isLotTracked: boolean;
}

/** Units of one lot in the box. `serials` has the serial numbers that were scanned. */
export interface PackedLot {
  sku: string;
  quantity: number;
  lot: string | null;
  expiry: string | null;
  serials: readonly string[];
}

export type PackingProblem =
  | { kind: 'wrong-item'; sku: string }
  /** `open` counts the units that were open before this shipment. */
  | { kind: 'surplus'; sku: string; open: number }
  | { kind: 'scanned-twice'; sku: string; serial: string }
  | { kind: 'lot-missing'; sku: string }
  | { kind: 'expiry-missing'; sku: string }
  | { kind: 'expired'; sku: string; expiry: string }
  | { kind: 'on-hold'; sku: string; lot: string; reason: string }
  /** The box already has units of this lot with another expiry. */
  | { kind: 'other-expiry'; sku: string; lot: string; expiry: string | null };

export interface PackingFacts {
  lines: readonly PackingLine[];
  /** The calendar date, such as `2026-11-27`. */
  today: string;
  /** Why the lot can't be shipped; undefined if it isn't on hold. */
  holdReason: (sku: string, lot: string) => string | undefined;
}

/** A device may be used until the end of the day on its label. */
export function isExpired(expiry: string | null, today: string): boolean {
  return expiry !== null && expiry < today;
}

type LotKey = Pick<PackedLot, 'sku' | 'lot' | 'expiry'>;

const isSameLot = (a: LotKey, b: LotKey) =>
  a.sku === b.sku && a.lot === b.lot && a.expiry === b.expiry;

export function packedUnits(packed: readonly PackedLot[], sku: string): number {
  return packed.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Negative if another shipment of the same order was packed in the meantime. */
export function unpackedUnits({ sku, open }: PackingLine, packed: readonly PackedLot[]): number {
  return open - packedUnits(packed, sku);
}

type NewUnits = ScannedUnit & { quantity: number };

function findProblem(
  { sku, quantity, lot, expiry, serial }: NewUnits,
  packed: readonly PackedLot[],
  { lines, today, holdReason }: PackingFacts,
): PackingProblem | undefined {
  const line = lines.find((each) => each.sku === sku);
  if (!line) return { kind: 'wrong-item', sku };
  const reason = lot === null ? undefined : holdReason(sku, lot);
  if (lot !== null && reason !== undefined) return { kind: 'on-hold', sku, lot, reason };
  if (expiry !== null && isExpired(expiry, today)) return { kind: 'expired', sku, expiry };
  const own = packed.filter((each) => each.sku === sku);
  if (serial !== null && own.some(({ serials }) => serials.includes(serial))) {
    return { kind: 'scanned-twice', sku, serial };
  }
  if (quantity > unpackedUnits(line, packed)) return { kind: 'surplus', sku, open: line.open };
  if (line.isLotTracked && lot === null) return { kind: 'lot-missing', sku };
  if (line.isLotTracked && expiry === null) return { kind: 'expiry-missing', sku };
  const known = own.find((each) => lot !== null && each.lot === lot);
  if (lot !== null && known && known.expiry !== expiry) {
    return { kind: 'other-expiry', sku, lot, expiry: known.expiry };
  }
  return undefined;
}

/** Adds units to the box, or returns the first problem. */
export function packUnits(
  packed: readonly PackedLot[],
  units: NewUnits,
  facts: PackingFacts,
): { packed: readonly PackedLot[] } | { problem: PackingProblem } {
  const problem = findProblem(units, packed, facts);
  if (problem) return { problem };
  const { sku, quantity, lot, expiry, serial } = units;
  const before = packed.find((each) => isSameLot(each, units));
  const serials = [...(before?.serials ?? []), ...(serial === null ? [] : [serial])];
  if (!before) return { packed: [...packed, { sku, quantity, lot, expiry, serials }] };
  const more = { ...before, quantity: before.quantity + quantity, serials };
  return { packed: packed.map((each) => (each === before ? more : each)) };
}

export function removeLot(packed: readonly PackedLot[], lot: LotKey): readonly PackedLot[] {
  return packed.filter((each) => !isSameLot(each, lot));
}

export function isComplete(lines: readonly PackingLine[], packed: readonly PackedLot[]): boolean {
  return lines.every((line) => unpackedUnits(line, packed) === 0);
}
