import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from './field-label.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  error?: string | undefined;
  disabled?: boolean;
  /** The option that is selected at first. */
  defaultValue?: string;
  /** False for a list that may stay at its first option. */
  required?: boolean;
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
  defaultValue,
  required = true,
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
        defaultValue={defaultValue}
        error={Boolean(error)}
        input={<OutlinedInput size="small" />}
        inputProps={{
          id,
          name,
          autoComplete,
          'aria-required': required,
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
