import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { type ReactNode, useId } from 'react';
import { FieldFrame, FieldLabel, FieldMessage } from './field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
  children: ReactNode;
}

/** A native select, because it works best on phones and supports type-ahead. */
export function SelectField({
  name,
  label,
  autoComplete,
  error,
  hint,
  disabled = false,
  defaultValue,
  required = true,
  onChange,
  children,
}: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldFrame>
        <select
          id={id}
          name={name}
          autoComplete={autoComplete}
          disabled={disabled}
          defaultValue={defaultValue}
          onChange={onChange && ((event) => onChange(event.target.value))}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
        >
          {children}
        </select>
        <ArrowDropDownIcon />
      </FieldFrame>
      {error && (
        <FieldMessage id={errorId} isError>
          {error}
        </FieldMessage>
      )}
      {hint && <FieldMessage id={hintId}>{hint}</FieldMessage>}
    </div>
  );
}
