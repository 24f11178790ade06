import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from './field-label.tsx';

export interface FormFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'password';
  /** The sentence under the field when what it holds is wrong. */
  error?: string | undefined;
  /** A rule that is shown beforehand. */
  hint?: string;
  maxLength?: number;
  inputMode?: 'text' | 'email';
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
  error,
  hint,
  maxLength,
  inputMode,
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
        type={type}
        autoComplete={autoComplete}
        error={Boolean(error)}
        endAdornment={endAdornment}
        fullWidth
        size="small"
        sx={{ minHeight: 44 }}
        slotProps={{
          input: {
            'aria-required': true,
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
