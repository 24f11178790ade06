import { type Carrier, carrierNames, carriers } from '@dental-shop/domain/fulfillment/carrier';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { staffErrorCode, staffErrorDetail } from '../../staff-error.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { ScanField } from './scan-field.tsx';
import type { LotOfSku } from './use-packing-controls.ts';

interface ShipFormProps {
  trackingField: Ref<HTMLInputElement>;
  shipButton: Ref<HTMLButtonElement>;
  boxId: string;
  trackingNumber: string;
  chosen: Carrier;
  onChoose: (chosen: Carrier) => void;
  onTrackingScan: (text: string) => string;
  isTrackingTooLong: boolean;
  /** Units in the box, and how many of the order's units stay open. */
  packed: number;
  left: number;
  isBusy: boolean;
  isDisabled: boolean;
  error: unknown;
  nameOf: (sku: string) => string;
  onShip: () => void;
  onCorrectExpiry: (lot: LotOfSku) => void;
}

export function ShipForm({
  trackingField,
  shipButton,
  boxId,
  trackingNumber,
  chosen,
  onChoose,
  onTrackingScan,
  isTrackingTooLong,
  packed,
  left,
  isBusy,
  isDisabled,
  error,
  nameOf,
  onShip,
  onCorrectExpiry,
}: ShipFormProps) {
  const { t } = useTranslation('staff');
  const labelId = useId();
  return (
    <Stack spacing={2}>
      <div>
        <FormLabel id={labelId}>
          <span>{t('shipping.packing.carrier')}</span>
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={chosen}
          onChange={(_event, value) => onChoose(carriers.find((each) => each === value) ?? 'other')}
          sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
        >
          {carriers.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio />}
              label={each === 'other' ? t('shipping.otherCarrier') : carrierNames[each]}
            />
          ))}
        </RadioGroup>
      </div>
      <ScanField
        // Resets the field for the next box, and when a tracking number was scanned into the item field.
        key={`${boxId} ${trackingNumber}`}
        ref={trackingField}
        defaultValue={trackingNumber}
        label={t('shipping.packing.trackingNumber')}
        hint={t('shipping.packing.trackingHint')}
        error={isTrackingTooLong ? t('shipping.packing.trackingTooLong') : undefined}
        onScan={onTrackingScan}
      />
      <ShipError error={error} nameOf={nameOf} onCorrectExpiry={onCorrectExpiry} />
      {packed > 0 && left > 0 && (
        <Typography>{t('shipping.packing.staysOpen', { count: left })}</Typography>
      )}
      <Button
        ref={shipButton}
        variant="contained"
        size="large"
        disabled={isDisabled || isBusy || packed === 0}
        onClick={onShip}
      >
        {shipLabel()}
      </Button>
    </Stack>
  );

  function shipLabel(): string {
    if (isBusy) return t('shipping.packing.shipping');
    return packed === 0
      ? t('shipping.packing.shipNothing')
      : t('shipping.packing.ship', { count: packed });
  }
}

type ShipErrorProps = Pick<ShipFormProps, 'error' | 'nameOf' | 'onCorrectExpiry'>;

function ShipError({ error, nameOf, onCorrectExpiry }: ShipErrorProps) {
  const { t, i18n } = useTranslation('staff');
  const sku = staffErrorDetail(error, 'sku');
  if (staffErrorCode(error) === 'request-id-used') {
    return <Alert severity="error">{t('shipping.errors.request-id-used')}</Alert>;
  }
  const lot = staffErrorDetail(error, 'lot');
  if (staffErrorCode(error) === 'lot-expiry-differs' && sku !== undefined && lot !== undefined) {
    const day = (name: string) =>
      formatCalendarDate(staffErrorDetail(error, name) ?? '', i18n.language);
    return (
      <Alert severity="error">
        <Typography sx={{ fontWeight: 600 }}>{`${nameOf(sku)} (${sku})`}</Typography>
        {t('shipping.packing.expiryDiffers', { lot, date: day('expiry'), known: day('known') })}
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => onCorrectExpiry({ sku, lot })}>
          {t('shipping.packing.correctExpiry')}
        </Button>
      </Alert>
    );
  }
  return (
    <div>
      {sku !== undefined && (
        <Typography sx={{ fontWeight: 600 }}>{`${nameOf(sku)} (${sku})`}</Typography>
      )}
      <StaffErrorAlert error={error} />
    </div>
  );
}
