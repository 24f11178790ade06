import { cleanLine, cleanText } from '@dental-shop/domain/text/clean-text';
import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, FieldLabel, FieldMessage } from './field.tsx';

export interface FormFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  defaultValue?: string | undefined;
  error?: string | undefined;
  hint?: string;
  maxLength?: number;
  inputMode?: 'text' | 'email' | 'decimal' | 'numeric';
  required?: boolean;
  minRows?: number;
  endAdornment?: ReactNode;
  autoFocus?: boolean;
  onChange?: (value: string) => void;
}

/** Uncontrolled, so it keeps input from password managers and from before hydration. */
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
  onChange,
}: FormFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const tooLong = t('common.tooLong', { label, max: maxLength ?? '' });

  // Not the `maxlength` attribute, which silently truncates pasted text.
  function measure() {
    if (!field.current || maxLength === undefined) return;
    // The server also cleans up the text before it counts characters.
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
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      measure();
      onChange?.(event.target.value);
    },
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
            // In browsers without `field-sizing`, the text scrolls within `minRows`.
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
