import { type RefObject, useEffect } from 'react';

/** Sets the values without remounting the form, so keyboard users keep focus after submitting. */
export function usePrefilledForm(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string | undefined>>,
): void {
  const encoded = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, value ?? '']),
  ).toString();
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(encoded)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [form, encoded]);
}
