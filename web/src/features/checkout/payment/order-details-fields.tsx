import { maxDetailLengths } from '@dental-shop/domain/order/order-details';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import type { OrderDetailsDraft } from '../flow/order-details-draft.ts';

export const detailFields = ['reference', 'deliveryNote'] as const;

interface OrderDetailsFieldsProps {
  details: OrderDetailsDraft | undefined;
  disabled: boolean;
}

export function OrderDetailsFields({ details, disabled }: OrderDetailsFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography variant="h3" component="legend" sx={{ mb: 1, p: 0 }}>
        {t('checkout.details.title')}
      </Typography>
      <Stack spacing={2}>
        {detailFields.map((name) => (
          <FormField
            key={name}
            name={name}
            label={t(`checkout.details.${name}`)}
            hint={t(`checkout.details.${name}Hint`)}
            defaultValue={details?.[name]}
            autoComplete="off"
            maxLength={maxDetailLengths[name]}
            required={false}
            {...(name === 'deliveryNote' && { minRows: 2 })}
          />
        ))}
      </Stack>
    </Box>
  );
}
