import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from '../../components/form/field-label.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  error?: string | undefined;
  disabled?: boolean;
  /** `option` elements. */
  children: ReactNode;
}

/** The browser's own list: phones show it best, and it can be searched by typing. */
export function SelectField({
  name,
  label,
  autoComplete,
  error,
  disabled = false,
  children,
}: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <NativeSelect
        fullWidth
        disabled={disabled}
        error={Boolean(error)}
        input={<OutlinedInput size="small" sx={{ minHeight: 44 }} />}
        inputProps={{
          id,
          name,
          autoComplete,
          'aria-required': true,
          'aria-invalid': Boolean(error),
          'aria-describedby': error ? errorId : undefined,
        }}
      >
        {children}
      </NativeSelect>
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
