import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect } from 'react';

const takesText =
  'input:not([type="radio"], [type="checkbox"]), select, textarea, [role="dialog"], [role="alertdialog"]';

/**
 * Scanners type wherever the focus is. If that isn't a text field, for example after a click on a button, moves the
 * focus before the first character is inserted.
 */
export function useScannerFocus(focusField: () => void): void {
  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    const { key, target } = event;
    const isCharacter = [...key].length === 1 && key !== ' ';
    if (!isCharacter || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(takesText)) return;
    focusField();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
