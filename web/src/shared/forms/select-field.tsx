import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { type ReactNode, useId } from 'react';
import { FieldFrame, FieldLabel, FieldMessage } from './field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  error?: string | undefined;
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
  disabled = false,
  defaultValue,
  required = true,
  onChange,
  children,
}: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
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
          aria-describedby={error ? errorId : undefined}
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
    </div>
  );
}
