import { cleanLine, cleanText } from '@dental-shop/domain/text/clean-text';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, FieldLabel, FieldMessage } from './field.tsx';

export interface FormFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'password' | 'date';
  /** What the field holds at first. */
  defaultValue?: string | undefined;
  /** The sentence under the field that says what is wrong. */
  error?: string | undefined;
  /** Under the field at all times, such as a password's rule. */
  hint?: string;
  /** The server's limit; the field shows a message if the text is longer. */
  maxLength?: number;
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric';
  /** False for a field that may stay empty. */
  required?: boolean;
  /** How many lines a field of several shows at first; it grows with its text. */
  minRows?: number;
  endAdornment?: ReactNode;
  /** True for the first field of a form that takes the place of what had the focus. */
  autoFocus?: boolean;
}

/**
 * Uncontrolled: what is typed before a prerendered page is hydrated stays, and password managers
 * may fill it in. The form reads the fields when it is sent.
 */
export function FormField({
  name,
  label,
  autoComplete,
  type = 'text',
  defaultValue,
  error: issue,
  hint,
  maxLength,
  inputMode,
  required = true,
  minRows,
  endAdornment,
  autoFocus = false,
}: FormFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const tooLong = t('common.tooLong', { label, max: maxLength ?? '' });

  // The attribute `maxlength` would silently cut off pasted text.
  function measure() {
    if (!field.current || maxLength === undefined) return;
    // As the server counts.
    const clean = minRows === undefined ? cleanLine : cleanText;
    const isOver = clean(field.current.value).length > maxLength;
    field.current.setCustomValidity(isOver ? tooLong : '');
    setIsTooLong(isOver);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures text that was typed before hydration
  useEffect(measure, []);

  const error = issue ?? (isTooLong ? tooLong : undefined);
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    autoComplete,
    defaultValue,
    autoFocus,
    onChange: measure,
    inputMode,
    'aria-required': required,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
    ...(type === 'email' && { autoCapitalize: 'none', spellCheck: false }),
  };
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldFrame>
        {minRows === undefined ? (
          <input {...attributes} ref={field as Ref<HTMLInputElement>} type={type} />
        ) : (
          <textarea
            {...attributes}
            ref={field as Ref<HTMLTextAreaElement>}
            rows={minRows}
            // Grows with its text. Browsers without `field-sizing` scroll in `minRows`.
            style={{ fieldSizing: 'content', minHeight: `calc(${minRows} * 1.4375em + 15px)` }}
          />
        )}
        {endAdornment}
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
