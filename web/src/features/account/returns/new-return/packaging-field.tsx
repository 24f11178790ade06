import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../../../shared/forms/field.tsx';

interface PackagingFieldProps {
  name: string;
  value: boolean | undefined;
  onChange: (unopened: boolean) => void;
  error: string | undefined;
}

export function PackagingField({ name, value, onChange, error }: PackagingFieldProps) {
  const { t } = useTranslation('returns');
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
        {t('form.packaging')}
      </Typography>
      <Stack direction="row" spacing={2}>
        {(['yes', 'no'] as const).map((answer) => (
          <FormControlLabel
            key={answer}
            label={<span>{t(`form.${answer}`)}</span>}
            sx={{ minHeight: 44 }}
            control={
              <Radio
                id={`${errorId}${answer}`}
                name={name}
                value={answer}
                checked={value === (answer === 'yes')}
                onChange={() => onChange(answer === 'yes')}
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
