import { officeDay } from '@dental-shop/domain/calendar/office-day';
import type { Carrier } from '@dental-shop/domain/fulfillment/carrier';
import {
  isComplete,
  type PackingLine,
  packedUnits,
  unpackedUnits,
} from '@dental-shop/domain/fulfillment/packing';
import { readScan, readTrackingScan, type Scan } from '@dental-shop/domain/fulfillment/scan';
import type { ShippableLine } from '@dental-shop/domain/fulfillment/shipment-problems';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { isComposing } from '../../../../shared/ui/is-composing.ts';
import { useStaffAction } from '../../staff-queries.ts';
import type { ShipmentSubject } from '../shipments/use-shipments.ts';
import { readLastCarrier, storeLastCarrier } from './last-carrier.ts';
import { type EnteredLot, LotForm } from './lot-form.tsx';
import { PackingLines } from './packing-lines.tsx';
import { PackingStatus } from './packing-status.tsx';
import { ScanField } from './scan-field.tsx';
import { scanTones } from './scan-tones.ts';
import { ShipForm } from './ship-form.tsx';
import { type Block, type Outcome, usePacking } from './use-packing.ts';
import type { PackingCatalogue } from './use-packing-catalogue.ts';
import { usePackingFocus } from './use-packing-focus.ts';
import { useScannerFocus } from './use-scanner-focus.ts';

const maxTrackingLength = 40;

interface PackingScreenProps {
  subject: ShipmentSubject;
  lines: readonly ShippableLine[];
  catalogue: PackingCatalogue;
  holdReason: (sku: string, lot: string) => string | undefined;
  /** Of the subject's shipments so far. */
  shipmentIds: readonly string[];
}

export function PackingScreen({
  subject,
  lines: shippable,
  catalogue,
  holdReason,
  shipmentIds,
}: PackingScreenProps) {
  const { t } = useTranslation('staff');
  const { finder, isLotTracked } = catalogue;
  const nameOf = useNameOf(shippable, catalogue);
  const lines = shippable.map((line) => ({ ...line, isLotTracked: isLotTracked(line.sku) }));
  const packing = usePacking({ lines, today: officeDay(new Date()), holdReason });
  const { requestId, packed, block } = packing;
  const { scanField, trackingField, shipButton, status, focusOn } = usePackingFocus();
  const [carrier, setCarrier] = useState(readLastCarrier);
  const [trackingNumber, setTrackingNumber] = useState('');
  const [isTrackingTooLong, setIsTrackingTooLong] = useState(false);
  const createShipment = useStaffAction('createShipment');
  const isBusy = createShipment.isPending;
  const isAllPacked = packed.length > 0 && isComplete(lines, packed);
  const units = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = lines.reduce((sum, { open }) => sum + open, 0) - units;
  // Another shipment or a refund may have taken units while these were being packed. While this shipment is being
  // created, it's the shipment itself.
  const hasSurplus = !isBusy && lines.some((line) => unpackedUnits(line, packed) < 0);
  const isShown = ({ sku, open }: PackingLine) => open > 0 || packedUnits(packed, sku) > 0;

  useScannerFocus(() => focusOn(isAllPacked ? 'tracking' : 'scan'));
  // The shipment may have been created even though no response arrived.
  if (shipmentIds.includes(requestId)) startNext(requestId);

  function startNext(shippedId: string): void {
    packing.startNext(shippedId);
    setTrackingNumber('');
  }

  function chooseCarrier(chosen: Carrier): void {
    setCarrier(chosen);
    storeLastCarrier(chosen);
  }

  function moveOn(outcome: Outcome): void {
    if (outcome === 'complete') focusOn(trackingNumber === '' ? 'tracking' : 'ship');
    else if (outcome === 'tracking-number') focusOn(isAllPacked ? 'ship' : 'scan');
    else focusOn('scan');
  }

  function handle(scan: Scan): void {
    if (isBusy) {
      scanTones.failure();
      return;
    }
    const outcome = packing.scan(scan);
    if (scan.kind === 'tracking-number' && outcome !== 'blocked') {
      setTrackingNumber(scan.trackingNumber);
      if (scan.carrier) chooseCarrier(scan.carrier);
    }
    moveOn(outcome);
  }

  /** Returns the text to leave in the field. */
  function onItemScan(text: string): string {
    if (text.trim() !== '') handle(readScan(text, finder));
    else if (units > 0) focusOn('tracking');
    return '';
  }

  function onTrackingScan(text: string): string {
    const scan = readTrackingScan(text, finder);
    if (scan.kind !== 'tracking-number') {
      handle(scan);
      return trackingNumber;
    }
    const isTooLong = scan.trackingNumber.length > maxTrackingLength;
    setIsTrackingTooLong(isTooLong);
    if (isTooLong) return text;
    if (scan.trackingNumber !== '') handle(scan);
    else {
      setTrackingNumber('');
      focusOn(units > 0 ? 'ship' : 'scan');
    }
    return scan.trackingNumber;
  }

  function ship(): void {
    const entered = readTrackingScan(trackingField.current?.value ?? '', finder);
    if (entered.kind !== 'tracking-number' || entered.trackingNumber.length > maxTrackingLength) {
      onTrackingScan(trackingField.current?.value ?? '');
      return;
    }
    createShipment.mutate(
      {
        subject,
        requestId,
        lines: packed.map(({ sku, quantity, lot, expiry }) => ({ sku, quantity, lot, expiry })),
        carrier,
        trackingNumber: entered.trackingNumber || null,
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

  function onEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !block) return;
    setAside();
  }

  function setAside(): void {
    packing.setAside();
    focusOn('scan');
  }

  const addEntered = (sku: string, entered: EnteredLot) =>
    moveOn(packing.add({ sku, ...entered, serial: null }));

  return (
    <Box onKeyDown={onEscape} sx={columnsStyle}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <PackingStatus
          ref={status}
          notice={packing.notice}
          next={t(`shipping.packing.next.${nextStep()}`, { count: left })}
          block={block}
          nameOf={nameOf}
          onSetAside={setAside}
          correction={
            block && (
              <Correction
                block={block}
                label={t('shipping.packing.correct')}
                onAdd={(entered, serial) =>
                  block.units && moveOn(packing.add({ ...block.units, ...entered, serial }))
                }
              />
            )
          }
        />
        <ScanField
          ref={scanField}
          label={t('shipping.packing.scan')}
          hint={t('shipping.packing.scanHint')}
          onScan={onItemScan}
        />
        {hasSurplus && <Alert severity="error">{t('shipping.packing.changed')}</Alert>}
        <PackingLines
          lines={lines.filter(isShown)}
          packed={packed}
          nameOf={nameOf}
          onAdd={addEntered}
          onRemove={(lot) => {
            packing.remove(lot);
            focusOn('scan');
          }}
        />
      </Box>
      <ShipForm
        trackingField={trackingField}
        shipButton={shipButton}
        trackingNumber={trackingNumber}
        chosen={carrier}
        onChoose={chooseCarrier}
        onTrackingScan={onTrackingScan}
        isTrackingTooLong={isTrackingTooLong}
        packed={units}
        left={left}
        isBusy={isBusy}
        isDisabled={block !== undefined || hasSurplus}
        // An error of an earlier box would look like this one's.
        error={createShipment.variables?.requestId === requestId ? createShipment.error : null}
        nameOf={nameOf}
        onShip={ship}
      />
    </Box>
  );

  function nextStep(): 'scan' | 'tracking' | 'ship' | 'busy' | 'nothing' {
    if (isBusy) return 'busy';
    if (isAllPacked) return trackingNumber === '' ? 'tracking' : 'ship';
    return left > 0 ? 'scan' : 'nothing';
  }
}

function useNameOf(lines: readonly ShippableLine[], catalogue: PackingCatalogue) {
  const catalogueText = useCatalogueText();
  return (sku: string): string => {
    const line = lines.find((each) => each.sku === sku);
    return catalogueText.productName({ sku, name: line?.name ?? catalogue.nameOf(sku) ?? sku });
  };
}

interface CorrectionProps {
  block: Block;
  label: string;
  onAdd: (entered: EnteredLot, serial: string | null) => void;
}

/** For units whose code has no lot or expiry, which staff can read from the label. */
function Correction({ block: { problem, units }, label, onAdd }: CorrectionProps) {
  if (!units || (problem.kind !== 'lot-missing' && problem.kind !== 'expiry-missing')) return null;
  return (
    <LotForm
      label={label}
      initial={units}
      isLotTracked
      onAdd={(entered) => onAdd(entered, units.serial)}
    />
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
  gap: 4,
  alignItems: 'start',
} as const;
