import type { AccountType } from '@dental-shop/domain/account/user';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../../shared/forms/field.tsx';

const types = ['dentist', 'lab'] as const satisfies readonly AccountType[];

interface AccountTypeFieldProps {
  value: AccountType | '';
  onChange: (type: AccountType) => void;
  error: string | undefined;
}

export function AccountTypeField({ value, onChange, error }: AccountTypeFieldProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <Stack
      component="fieldset"
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.875rem' }}>
        {t('authentication.fields.type')}
      </Typography>
      <Stack direction="row" spacing={2}>
        {types.map((type) => (
          <FormControlLabel
            key={type}
            label={t(`authentication.fields.${type}`)}
            control={
              <Radio
                id={`${errorId}${type}`}
                name="type"
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
              />
            }
          />
        ))}
      </Stack>
      {error && (
        <FieldMessage id={errorId} isError>
          {error}
        </FieldMessage>
      )}
    </Stack>
  );
}
