import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isComplete,
  isExpired,
  type PackedLot,
  type PackingFacts,
  packedUnits,
  packUnits,
  removeLot,
  unpackedUnits,
} from './packing.ts';

const implant = { sku: 'I4510', name: 'Implant', open: 3, isLotTracked: true };
const wrench = { sku: 'TW100', name: 'Torque wrench', open: 1, isLotTracked: false };

const facts: PackingFacts = {
  lines: [implant, wrench],
  today: '2026-11-27',
  holdReason: (sku, lot) => (sku === 'I4510' && lot === 'HELD' ? 'Under test.' : undefined),
};

type NewUnits = Parameters<typeof packUnits>[1];

const unit: NewUnits = { sku: 'I4510', quantity: 1, lot: 'A1', expiry: '2029-05-31', serial: null };

function pack(...units: Partial<NewUnits>[]) {
  let packed: readonly PackedLot[] = [];
  for (const each of units) {
    const result = packUnits(packed, { ...unit, ...each }, facts);
    if ('problem' in result) return result.problem;
    packed = result.packed;
  }
  return packed;
}

describe('packUnits', () => {
  it('adds up the units of a lot', () => {
    expect(pack({ serial: 'S1' }, { serial: 'S2' })).toEqual([
      { sku: 'I4510', quantity: 2, lot: 'A1', expiry: '2029-05-31', serials: ['S1', 'S2'] },
    ]);
  });

  it('splits a line across lots', () => {
    const lots = pack({}, { quantity: 2, lot: 'B2', expiry: '2030-01-31' });
    expect(lots).toMatchObject([
      { lot: 'A1', quantity: 1 },
      { lot: 'B2', quantity: 2 },
    ]);
  });

  it("doesn't require a lot for a SKU that isn't lot-tracked", () => {
    const scanned = { sku: 'TW100', lot: null, expiry: null } as const;
    expect(packUnits([], { ...unit, ...scanned }, facts)).toEqual({
      packed: [{ ...scanned, quantity: 1, serials: [] }],
    });
  });

  it.each([
    ['an item from another order', { sku: 'SA4010' }, { kind: 'wrong-item', sku: 'SA4010' }],
    ['too many units', { quantity: 4 }, { kind: 'surplus', sku: 'I4510', open: 3 }],
    [
      'a lot on hold',
      { lot: 'HELD' },
      { kind: 'on-hold', sku: 'I4510', lot: 'HELD', reason: 'Under test.' },
    ],
    [
      'a lot that expired yesterday',
      { expiry: '2026-11-26' },
      { kind: 'expired', sku: 'I4510', expiry: '2026-11-26' },
    ],
  ] as const)('rejects %s', (_, changes, problem) => expect(pack(changes)).toEqual(problem));

  it('rejects a lot-tracked unit without a lot or an expiry', () => {
    const lot = packUnits([], { ...unit, lot: null }, facts);
    expect(lot).toEqual({ problem: { kind: 'lot-missing', sku: 'I4510' } });
    const expiry = packUnits([], { ...unit, expiry: null }, facts);
    expect(expiry).toEqual({ problem: { kind: 'expiry-missing', sku: 'I4510' } });
  });

  it('rejects the second scan of the same unit', () => {
    const problem = { kind: 'scanned-twice', sku: 'I4510', serial: 'S1' };
    expect(pack({ serial: 'S1' }, { serial: 'S1' })).toEqual(problem);
  });

  it('rejects a second expiry for a lot', () => {
    const problem = { kind: 'other-expiry', sku: 'I4510', lot: 'A1', expiry: '2029-05-31' };
    expect(pack({}, { expiry: '2030-05-31' })).toEqual(problem);
  });

  it('never packs surplus units, expired lots, or lots on hold, in any sequence of scans', () => {
    const scan = fc.record({
      sku: fc.constantFrom('I4510', 'TW100', 'SA4010'),
      quantity: fc.integer({ min: 1, max: 3 }),
      lot: fc.constantFrom('A1', 'B2', 'HELD', null),
      expiry: fc.constantFrom('2029-05-31', '2026-11-27', '2026-11-26', null),
      serial: fc.constantFrom('S1', 'S2', 'S3', null),
    });
    fc.assert(
      fc.property(fc.array(scan, { maxLength: 30 }), (scans) => {
        let packed: readonly PackedLot[] = [];
        let accepted = 0;
        for (const each of scans) {
          const result = packUnits(packed, each, facts);
          if ('problem' in result) continue;
          packed = result.packed;
          accepted += each.quantity;
        }
        expect(packed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(accepted);
        for (const line of facts.lines) {
          expect(unpackedUnits(line, packed)).toBeGreaterThanOrEqual(0);
        }
        for (const { sku, lot, expiry, serials } of packed) {
          expect(['I4510', 'TW100']).toContain(sku);
          if (sku === 'I4510') expect([lot, expiry]).not.toContain(null);
          expect(lot === 'HELD' && sku === 'I4510').toBe(false);
          expect(isExpired(expiry, facts.today)).toBe(false);
          expect(new Set(serials).size).toBe(serials.length);
        }
        const lots = packed
          .filter(({ lot }) => lot !== null)
          .map(({ sku, lot }) => `${sku}|${lot}`);
        expect(new Set(lots).size).toBe(lots.length);
      }),
    );
  });
});

describe('removeLot', () => {
  it("makes the lot's units and serial numbers available again", () => {
    const packed = pack({ quantity: 2 }, { lot: 'B2', serial: 'S1' }) as readonly PackedLot[];
    const left = removeLot(packed, { sku: 'I4510', lot: 'B2', expiry: '2029-05-31' });
    expect(packedUnits(left, 'I4510')).toBe(2);
    expect(packUnits(left, { ...unit, lot: 'B2', serial: 'S1' }, facts)).toEqual({ packed });
  });
});

it('isComplete is true once every unit is packed', () => {
  const lots = pack({ quantity: 3 }) as readonly PackedLot[];
  expect(isComplete(facts.lines, lots)).toBe(false);
  expect(isComplete([implant], lots)).toBe(true);
});

it('unpackedUnits is negative if units were refunded after they were packed', () => {
  const lots = pack({ quantity: 3 }) as readonly PackedLot[];
  expect(unpackedUnits({ ...implant, open: 1 }, lots)).toBe(-2);
});
