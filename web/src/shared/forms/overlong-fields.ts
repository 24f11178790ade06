type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form whose text is too long, as `FormField` has found. */
export function overlongFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.validity.customError,
  );
}
