import { type RefObject, useEffect } from 'react';

/**
 * Sets a form's fields to values that come from elsewhere, such as the address. The form stays
 * mounted, so that somebody who has just sent it by the keyboard keeps the focus.
 */
export function useFilledForm(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string | undefined>>,
): void {
  const wanted = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, value ?? '']),
  ).toString();
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(wanted)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [form, wanted]);
}
