import {
  isComplete,
  type PackedLot,
  type PackingFacts,
  type PackingProblem,
  packedUnits,
  packUnits,
  removeLot,
} from '@dental-shop/domain/fulfillment/packing';
import type { Scan, ScannedUnit } from '@dental-shop/domain/fulfillment/scan';
import { useState } from 'react';
import { scanTones } from './scan-tones.ts';

export type NewUnits = ScannedUnit & { quantity: number };

export type ScanProblem =
  | PackingProblem
  | { kind: 'unknown-code'; text: string }
  | { kind: 'lot-only'; lot: string }
  | { kind: 'unclear-lot' };

export interface Block {
  problem: ScanProblem;
  /** What was scanned or entered; null for an unknown code. */
  units: NewUnits | null;
  /** Scans that weren't counted because of the problem. */
  ignoredScans: number;
}

export type PackingNotice =
  | { kind: 'packed'; sku: string; lot: string | null; packed: number; open: number }
  | { kind: 'removed'; sku: string; quantity: number }
  | { kind: 'tracking-number'; trackingNumber: string }
  | { kind: 'set-aside' }
  | { kind: 'shipped' };

export type Outcome = 'packed' | 'complete' | 'blocked' | 'tracking-number';

interface Box {
  /** Becomes the shipment's ID, so that a repeated request doesn't create a second shipment. */
  requestId: string;
  packed: readonly PackedLot[];
}

const newBox = (): Box => ({ requestId: crypto.randomUUID(), packed: [] });

/** Staff can enter the lot and expiry from the label. */
export function lacksLot({ kind }: ScanProblem): boolean {
  return kind === 'lot-missing' || kind === 'expiry-missing' || kind === 'unclear-lot';
}

/** If this is the label's other barcode, returns the unit with the lot or expiry that was missing. */
function correctedUnits({ problem, units }: Block, scan: Scan): NewUnits | undefined {
  const isOtherBarcode =
    scan.kind === 'lot' || (scan.kind === 'unit' && scan.sku === units?.sku && scan.lot !== null);
  if (!units || !lacksLot(problem) || !isOtherBarcode) return undefined;
  return {
    ...units,
    lot: scan.lot,
    expiry: scan.expiry ?? units.expiry,
    serial: scan.serial ?? units.serial,
  };
}

/** The units in the box, and the problem that stops the next scan. */
export function usePacking(facts: PackingFacts) {
  const [box, setBox] = useState(newBox);
  const [block, setBlock] = useState<Block>();
  const [notice, setNotice] = useState<PackingNotice>();

  function stop(problem: ScanProblem, units: NewUnits | null): Outcome {
    setBlock({ problem, units, ignoredScans: 0 });
    scanTones.failure();
    return 'blocked';
  }

  function add(units: NewUnits): Outcome {
    const result = packUnits(box.packed, units, facts);
    if ('problem' in result) return stop(result.problem, units);
    const { sku, lot } = units;
    setBox({ ...box, packed: result.packed });
    setBlock(undefined);
    setNotice({
      kind: 'packed',
      sku,
      lot,
      packed: packedUnits(result.packed, sku),
      open: facts.lines.find((line) => line.sku === sku)?.open ?? 0,
    });
    scanTones.success();
    return isComplete(facts.lines, result.packed) ? 'complete' : 'packed';
  }

  return {
    ...box,
    block,
    notice,
    add,
    scan: (scan: Scan): Outcome => {
      const corrected = block && correctedUnits(block, scan);
      if (corrected) return add(corrected);
      if (block) {
        setBlock({ ...block, ignoredScans: block.ignoredScans + 1 });
        scanTones.failure();
        return 'blocked';
      }
      switch (scan.kind) {
        case 'unit':
          return add({ ...scan, quantity: 1 });
        case 'lot':
          return stop({ kind: 'lot-only', lot: scan.lot }, null);
        case 'unclear-lot': {
          const { sku, expiry } = scan;
          const unit = { lot: null, expiry, serial: null, quantity: 1 };
          return stop({ kind: 'unclear-lot' }, sku === null ? null : { sku, ...unit });
        }
        case 'unknown':
          return stop({ kind: 'unknown-code', text: scan.text }, null);
        case 'tracking-number':
          setNotice({ kind: 'tracking-number', trackingNumber: scan.trackingNumber });
          scanTones.success();
          return 'tracking-number';
      }
    },
    remove: (lot: PackedLot) => {
      setBox({ ...box, packed: removeLot(box.packed, lot) });
      setNotice({ kind: 'removed', sku: lot.sku, quantity: lot.quantity });
    },
    setAside: () => {
      setBlock(undefined);
      setNotice({ kind: 'set-aside' });
    },
    /** Starts another box, unless that has already happened. */
    startNext: (shippedId: string) => {
      setBox((current) => (current.requestId === shippedId ? newBox() : current));
      setBlock(undefined);
      setNotice({ kind: 'shipped' });
    },
  };
}
