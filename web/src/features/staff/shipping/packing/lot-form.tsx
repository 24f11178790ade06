import { calendarDate, lotNumber, maxLotLength } from '@dental-shop/domain/fulfillment/lot';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';

export interface EnteredLot {
  quantity: number;
  lot: string | null;
  expiry: string | null;
}

interface LotFormProps {
  /** The form's accessible name, because a page may have several forms. */
  label: string;
  initial: EnteredLot;
  isLotTracked: boolean;
  isPaused?: boolean;
  /** Focuses the first field that staff have to fill in. */
  autoFocus?: boolean;
  onAdd: (entered: EnteredLot) => void;
  onCancel?: () => void;
}

type Name = 'quantity' | 'lot' | 'expiry';

interface Fields {
  quantity: number;
  lot: string;
  expiry: string;
}

const names: readonly Name[] = ['quantity', 'lot', 'expiry'];

export function LotForm({
  label,
  initial,
  isLotTracked,
  isPaused = false,
  autoFocus = false,
  onAdd,
  onCancel,
}: LotFormProps) {
  const { t } = useTranslation('staff');
  const form = useForm<Name, Fields, Name>({
    names,
    read: ({ quantity, lot, expiry }) => ({
      quantity: /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0,
      lot: lot.trim(),
      expiry: expiry.trim(),
    }),
    validate: ({ quantity, lot, expiry }) => {
      const isMissing = (text: string) => text === '' && isLotTracked;
      return {
        ...(quantity < 1 ? { quantity: 'quantity' } : {}),
        ...(isMissing(lot) || (lot !== '' && !lotNumber.safeParse(lot).success)
          ? { lot: 'lot' }
          : {}),
        ...(isMissing(expiry) || (expiry !== '' && !calendarDate.safeParse(expiry).success)
          ? { expiry: 'expiry' }
          : {}),
      };
    },
    send: async ({ quantity, lot, expiry }) => {
      onAdd({
        quantity,
        lot: lot === '' ? null : lotNumber.parse(lot),
        expiry: expiry === '' ? null : expiry,
      });
    },
  });
  const errorOf = (name: Name) => {
    const issue = form.issues[name];
    return issue && t(`shipping.packing.lotForm.issues.${issue}`);
  };
  return (
    <Box component="form" aria-label={label} {...form.elementProps} sx={formStyle}>
      <FormField
        name="quantity"
        label={t('shipping.packing.lotForm.quantity')}
        defaultValue={String(initial.quantity)}
        autoComplete="off"
        inputMode="numeric"
        autoFocus={autoFocus && !isLotTracked}
        error={errorOf('quantity')}
      />
      <FormField
        name="lot"
        label={t('shipping.packing.lotForm.lot')}
        defaultValue={initial.lot ?? ''}
        autoComplete="off"
        maxLength={maxLotLength}
        autoFocus={autoFocus && isLotTracked}
        required={isLotTracked}
        error={errorOf('lot')}
      />
      <FormField
        name="expiry"
        type="date"
        label={t('shipping.packing.lotForm.expiry')}
        defaultValue={initial.expiry ?? ''}
        autoComplete="off"
        required={isLotTracked}
        error={errorOf('expiry')}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: { sm: '1.5625rem' } }}>
        <Button type="submit" variant="outlined" disabled={isPaused}>
          {t('shipping.packing.lotForm.add')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('shell.cancel')}</Button>}
      </Box>
    </Box>
  );
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '6rem minmax(8rem, 12rem) 11rem auto' },
  gap: 2,
  justifyContent: 'start',
  alignItems: 'start',
} as const;
