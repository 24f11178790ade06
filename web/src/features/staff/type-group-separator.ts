import { groupSeparator } from '@dental-shop/domain/gs1/gs1-code';
import type { KeyboardEvent } from 'react';

/**
 * Hand scanners type FNC1 as Ctrl+], for which browsers don't insert a character. On other keyboard layouts, that key
 * has another name, but the same code. Returns whether the key was FNC1.
 */
export function typeGroupSeparator(event: KeyboardEvent<HTMLElement>): boolean {
  const { target: field, key, code, ctrlKey, altKey } = event;
  const isSeparator = ctrlKey && !altKey && (key === ']' || code === 'BracketRight');
  if (!isSeparator || !(field instanceof HTMLInputElement)) return false;
  event.preventDefault();
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(groupSeparator, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  return true;
}
