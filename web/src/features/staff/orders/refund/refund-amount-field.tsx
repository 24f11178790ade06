import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';

export function RefundAmountField({ left, error }: { left: string; error: string | undefined }) {
  const { t } = useTranslation('staff');
  const labelId = useId();
  const [extent, setExtent] = useState('full');
  return (
    <div>
      <FormLabel id={labelId}>
        <span>{t('orders.refund.extent')}</span>
      </FormLabel>
      <RadioGroup
        name="extent"
        aria-labelledby={labelId}
        value={extent}
        onChange={(_event, value) => setExtent(value)}
        sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
      >
        <FormControlLabel
          value="full"
          control={<Radio />}
          label={t('orders.refund.full', { amount: left })}
        />
        <FormControlLabel value="part" control={<Radio />} label={t('orders.refund.part')} />
      </RadioGroup>
      {extent === 'part' && (
        <FormField
          name="amount"
          label={t('orders.refund.amount')}
          autoComplete="off"
          inputMode="decimal"
          maxLength={16}
          error={error}
        />
      )}
    </div>
  );
}
