import { type PackingLine, packedUnits } from '@dental-shop/domain/fulfillment/packing';
import type { ShippableLine } from '@dental-shop/domain/fulfillment/shipment-problems';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { isComposing } from '../../../../shared/ui/is-composing.ts';
import type { ShipmentSubject } from '../shipments/use-staff-shipments.ts';
import { LotForm } from './lot-form.tsx';
import { PackingLines } from './packing-lines.tsx';
import { PackingStatus } from './packing-status.tsx';
import { ScanField } from './scan-field.tsx';
import { ShipForm } from './ship-form.tsx';
import { type Block, lacksLot, type NewUnits } from './use-packing.ts';
import type { PackingCatalogue } from './use-packing-catalogue.ts';
import { usePackingControls } from './use-packing-controls.ts';

interface PackingScreenProps {
  subject: ShipmentSubject;
  lines: readonly ShippableLine[];
  catalogue: PackingCatalogue;
  holdReason: (sku: string, lot: string) => string | undefined;
  /** The IDs of earlier shipments of this order or return. */
  shipmentIds: readonly string[];
}

export function PackingScreen({ catalogue, lines: shippable, ...data }: PackingScreenProps) {
  const { t } = useTranslation('staff');
  const { finder, isLotTracked } = catalogue;
  const nameOf = useNameOf(shippable, catalogue);
  const lines = shippable.map((line) => ({ ...line, isLotTracked: isLotTracked(line.sku) }));
  const controls = usePackingControls({ ...data, lines, finder });
  const { packed, block, units, left, hasSurplus } = controls;
  const isShown = ({ sku, open }: PackingLine) => open > 0 || packedUnits(packed, sku) > 0;
  const onEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && block && !isComposing(nativeEvent)) controls.setAside();
  };
  return (
    <Box onKeyDown={onEscape} sx={columnsStyle}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <PackingStatus
          ref={controls.status}
          notice={controls.notice}
          next={t(`shipping.packing.next.${controls.next}`, { count: left })}
          block={block}
          nameOf={nameOf}
          onSetAside={controls.setAside}
          correction={block && <Correction block={block} onAdd={controls.add} />}
        />
        <ScanField
          ref={controls.scanField}
          label={t('shipping.packing.scan')}
          hint={t('shipping.packing.scanHint')}
          onScan={controls.scanItem}
        />
        {hasSurplus && <Alert severity="error">{t('shipping.packing.changed')}</Alert>}
        <PackingLines
          lines={lines.filter(isShown)}
          packed={packed}
          isPaused={block !== undefined}
          nameOf={nameOf}
          onAdd={(sku, entered) => controls.add({ sku, ...entered, serial: null })}
          onRemove={controls.remove}
        />
      </Box>
      <ShipForm
        trackingField={controls.trackingField}
        shipButton={controls.shipButton}
        boxId={controls.requestId}
        trackingNumber={controls.trackingNumber}
        chosen={controls.carrier}
        onChoose={controls.chooseCarrier}
        onTrackingScan={controls.scanTracking}
        isTrackingTooLong={controls.isTrackingTooLong}
        packed={units}
        left={left}
        isBusy={controls.isBusy}
        isDisabled={block !== undefined || hasSurplus}
        error={controls.error}
        nameOf={nameOf}
        onShip={controls.ship}
        onCorrectExpiry={controls.correctExpiry}
      />
    </Box>
  );
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
  onAdd: (corrected: NewUnits) => void;
}

/** For units whose code has no lot or expiry, which staff can read from the label. */
function Correction({ block: { problem, units }, onAdd }: CorrectionProps) {
  const { t } = useTranslation('staff');
  if (!units || !lacksLot(problem)) return null;
  return (
    <LotForm
      label={t('shipping.packing.correct')}
      initial={units}
      isLotTracked
      onAdd={(entered) => onAdd({ ...units, ...entered })}
    />
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
  gap: 4,
  alignItems: 'start',
} as const;
