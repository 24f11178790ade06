import { type KeyboardEvent, type Ref, useId } from 'react';
import { FieldFrame, FieldLabel, FieldMessage } from '../../../../shared/forms/field.tsx';
import { isComposing } from '../../../../shared/ui/is-composing.ts';
import { typeGroupSeparator } from '../../type-group-separator.ts';

interface ScanFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  error?: string | undefined;
  /** Returns the text to leave in the field. */
  onScan: (text: string) => string;
  defaultValue?: string;
}

/** A hand scanner is a keyboard that ends each code with Enter. */
export function ScanField({ ref, label, hint, error, onScan, defaultValue = '' }: ScanFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (typeGroupSeparator(event)) return;
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      const field = event.currentTarget;
      field.value = onScan(field.value);
    }
  };
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldFrame>
        <input
          id={id}
          ref={ref}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? hintId : `${errorId} ${hintId}`}
          onKeyDown={onKeyDown}
          defaultValue={defaultValue}
          // A second scan replaces the first.
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </FieldFrame>
      {error !== undefined && (
        <FieldMessage id={errorId} isError>
          {error}
        </FieldMessage>
      )}
      <FieldMessage id={hintId}>{hint}</FieldMessage>
    </div>
  );
}
