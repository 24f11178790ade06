/** In Safari, `isComposing` is already false for the key press that ends a composition, but `keyCode` is 229. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
