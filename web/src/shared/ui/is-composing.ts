/** Safari fires `compositionend` before the keydown that caused it, so only `keyCode` 229 identifies it. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
