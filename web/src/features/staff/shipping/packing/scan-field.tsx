import { groupSeparator } from '@dental-shop/domain/gs1/gs1-code';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { FieldFrame, FieldLabel, FieldMessage } from '../../../../shared/forms/field.tsx';
import { isComposing } from '../../../../shared/ui/is-composing.ts';

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
    const field = event.currentTarget;
    // Scanners type FNC1 as this key combination, for which browsers don't insert a character.
    if (event.ctrlKey && event.key === ']') {
      event.preventDefault();
      const { selectionStart, selectionEnd } = field;
      field.setRangeText(groupSeparator, selectionStart ?? 0, selectionEnd ?? 0, 'end');
    } else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
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
