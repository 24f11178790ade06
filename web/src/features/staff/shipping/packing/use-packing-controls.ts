import type { Carrier } from '@dental-shop/domain/fulfillment/carrier';
import {
  isComplete,
  type PackingLine,
  unpackedUnits,
} from '@dental-shop/domain/fulfillment/packing';
import { readScan, readTrackingScan, type Scan } from '@dental-shop/domain/fulfillment/scan';
import { useState } from 'react';
import { staffErrorCode } from '../../staff-error.ts';
import { useStaffAction } from '../../staff-queries.ts';
import { useOfficeDay } from '../../time/use-office-day.ts';
import type { ShipmentSubject } from '../shipments/use-staff-shipments.ts';
import { readLastCarrier, storeLastCarrier } from './last-carrier.ts';
import { scanTones } from './scan-tones.ts';
import { type NewUnits, type Outcome, usePacking } from './use-packing.ts';
import type { PackingCatalogue } from './use-packing-catalogue.ts';
import { usePackingFocus } from './use-packing-focus.ts';
import { useScannerFocus } from './use-scanner-focus.ts';

const maxTrackingLength = 40;

export interface LotOfSku {
  sku: string;
  lot: string;
}

interface PackingOptions {
  subject: ShipmentSubject;
  lines: readonly PackingLine[];
  finder: PackingCatalogue['finder'];
  holdReason: (sku: string, lot: string) => string | undefined;
  /** The IDs of earlier shipments of this order or return. */
  shipmentIds: readonly string[];
}

/** Connects the fields of the packing screen to the box, and moves focus to the next step. */
export function usePackingControls(options: PackingOptions) {
  const { subject, lines, finder, holdReason, shipmentIds } = options;
  const packing = usePacking({ lines, today: useOfficeDay(), holdReason });
  const { requestId, packed, block } = packing;
  const { focusOn, ...elements } = usePackingFocus();
  const [carrier, setCarrier] = useState(readLastCarrier);
  const [trackingNumber, setTrackingNumber] = useState('');
  const [isTrackingTooLong, setIsTrackingTooLong] = useState(false);
  const [correctedLots, setCorrectedLots] = useState<readonly LotOfSku[]>([]);
  const createShipment = useStaffAction('createShipment');
  const isBusy = createShipment.isPending;
  const isAllPacked = packed.length > 0 && isComplete(lines, packed);
  const units = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  // Another shipment or a refund may have taken units that are already in this box. Not checked while this shipment is
  // being created, because it takes the units itself.
  const hasSurplus = !isBusy && lines.some((line) => unpackedUnits(line, packed) < 0);
  const left = lines.reduce((sum, { open }) => sum + open, 0) - units;
  useScannerFocus(() => focusOn(isAllPacked ? 'tracking' : 'scan'));
  // The shipment may have been created even though no response arrived.
  if (shipmentIds.includes(requestId)) startNext(requestId);

  function startNext(shippedId: string): void {
    packing.startNext(shippedId);
    setTrackingNumber('');
    setCorrectedLots([]);
  }

  function chooseCarrier(chosen: Carrier): void {
    setCarrier(chosen);
    storeLastCarrier(chosen);
  }

  function moveOn(outcome: Outcome): void {
    if (outcome === 'complete') focusOn(trackingNumber === '' ? 'tracking' : 'ship');
    else if (outcome === 'tracking-number' && isAllPacked) focusOn('ship');
    else focusOn('scan');
  }

  function handle(scan: Scan): Outcome {
    if (isBusy) {
      scanTones.failure();
      return 'blocked';
    }
    const outcome = packing.scan(scan);
    if (outcome === 'tracking-number' && scan.kind === 'tracking-number') {
      setTrackingNumber(scan.trackingNumber);
      if (scan.carrier) chooseCarrier(scan.carrier);
    }
    moveOn(outcome);
    return outcome;
  }

  /** Returns the text to leave in the field. */
  function scanItem(text: string): string {
    if (text.trim() !== '') handle(readScan(text, finder));
    else if (units > 0) focusOn('tracking');
    return '';
  }

  /** Returns the text to leave in the field. */
  function scanTracking(text: string): string {
    const scan = readTrackingScan(text, finder);
    if (scan.kind !== 'tracking-number') {
      handle(scan);
      return trackingNumber;
    }
    const isTooLong = scan.trackingNumber.length > maxTrackingLength;
    setIsTrackingTooLong(isTooLong);
    if (isTooLong) return text;
    if (scan.trackingNumber === '') setTrackingNumber('');
    else if (handle(scan) === 'blocked') return trackingNumber;
    focusOn(units > 0 ? 'ship' : 'scan');
    return scan.trackingNumber;
  }

  function ship(corrected = correctedLots): void {
    const text = elements.trackingField.current?.value ?? '';
    const entered = readTrackingScan(text, finder);
    if (entered.kind !== 'tracking-number' || entered.trackingNumber.length > maxTrackingLength) {
      scanTracking(text);
      return;
    }
    createShipment.mutate(
      {
        subject,
        requestId,
        lines: packed.map(({ sku, quantity, lot, expiry }) => ({ sku, quantity, lot, expiry })),
        carrier,
        trackingNumber: entered.trackingNumber || null,
        ...(corrected.length > 0 && { correctedLots: [...corrected] }),
      },
      {
        onSuccess: () => {
          startNext(requestId);
          scanTones.success();
          focusOn(left > 0 ? 'scan' : 'status');
        },
        onError: () => {
          scanTones.failure();
          focusOn('ship');
        },
      },
    );
  }

  function nextStep(): 'scan' | 'tracking' | 'ship' | 'busy' | 'nothing' {
    if (isBusy) return 'busy';
    if (isAllPacked) return trackingNumber === '' ? 'tracking' : 'ship';
    return left > 0 ? 'scan' : 'nothing';
  }

  function shownError(): unknown {
    const { error, variables } = createShipment;
    // An earlier box's error would appear to be about this one.
    if (variables?.requestId !== requestId) return null;
    // The screen already shows the surplus and what to do about it.
    return hasSurplus && staffErrorCode(error) === 'shipment-surplus' ? null : error;
  }

  return {
    ...elements,
    requestId,
    packed,
    block,
    notice: packing.notice,
    next: nextStep(),
    carrier,
    chooseCarrier,
    trackingNumber,
    isTrackingTooLong,
    units,
    left,
    isBusy,
    hasSurplus,
    error: shownError(),
    scanItem,
    scanTracking,
    add: (added: NewUnits) => moveOn(packing.add(added)),
    remove: (lot: (typeof packed)[number]) => {
      packing.remove(lot);
      setCorrectedLots([]);
      // The error was about the previous contents of the box.
      if (!isBusy) createShipment.reset();
      focusOn('scan');
    },
    setAside: () => {
      packing.setAside();
      focusOn('scan');
    },
    ship: () => ship(),
    /** Ships with the expiry on the label, even though earlier units of the lot had another one. */
    correctExpiry: (lot: LotOfSku) => {
      const corrected = [...correctedLots, lot];
      setCorrectedLots(corrected);
      ship(corrected);
    },
  };
}
