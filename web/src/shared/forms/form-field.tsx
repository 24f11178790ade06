import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from './field-label.tsx';

export interface FormFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'password' | 'date';
  /** What it holds before anybody types. */
  defaultValue?: string | undefined;
  /** The sentence under the field when what it holds is wrong. */
  error?: string | undefined;
  /** A rule that is shown beforehand. */
  hint?: string;
  maxLength?: number;
  inputMode?: 'text' | 'email' | 'decimal';
  /** False for a field that may stay empty. */
  required?: boolean;
  /** Of a field for more than a line; it grows with its text. */
  minRows?: number;
  endAdornment?: ReactNode;
}

/**
 * Keeps no state: what is typed before a prerendered page responds stays, and password managers
 * may fill it in as they like. The form reads it when it is sent.
 */
export function FormField({
  name,
  label,
  autoComplete,
  type = 'text',
  defaultValue,
  error,
  hint,
  maxLength,
  inputMode,
  required = true,
  minRows,
  endAdornment,
}: FormFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        id={id}
        name={name}
        {...(minRows === undefined ? { type } : { multiline: true, minRows })}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        error={Boolean(error)}
        endAdornment={endAdornment}
        fullWidth
        size="small"
        slotProps={{
          input: {
            'aria-required': required,
            'aria-invalid': Boolean(error),
            'aria-describedby': describedBy || undefined,
            maxLength,
            inputMode,
            ...(type === 'email' && { autoCapitalize: 'none', spellCheck: false }),
          },
        }}
      />
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
      {hint && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </div>
  );
}
