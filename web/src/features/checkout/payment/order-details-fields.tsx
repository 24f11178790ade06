import { maxDetailLengths } from '@dental-shop/domain/order/order-details';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import type { TypedDetails } from '../flow/typed-details.ts';

export const detailFields = ['reference', 'deliveryNote'] as const;

interface OrderDetailsFieldsProps {
  /** What was typed before, or the checkout has from an earlier try to pay. */
  details: TypedDetails | undefined;
  disabled: boolean;
}

/** What a customer may say of the order besides its items. */
export function OrderDetailsFields({ details, disabled }: OrderDetailsFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography variant="h3" component="legend" sx={{ mb: 1, p: 0 }}>
        {t('checkout.details.title')}
      </Typography>
      <Stack spacing={2}>
        <FormField
          name="reference"
          label={t('checkout.details.reference')}
          hint={t('checkout.details.referenceHint')}
          defaultValue={details?.reference}
          autoComplete="off"
          maxLength={maxDetailLengths.reference}
          required={false}
        />
        <FormField
          name="deliveryNote"
          label={t('checkout.details.deliveryNote')}
          hint={t('checkout.details.deliveryNoteHint')}
          defaultValue={details?.deliveryNote}
          autoComplete="off"
          maxLength={maxDetailLengths.deliveryNote}
          required={false}
          minRows={2}
        />
      </Stack>
    </Box>
  );
}
