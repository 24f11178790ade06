/**
 * Whether a key belongs to an input method, such as one for Chinese or Japanese, that is composing text: its Enter picks
 * a word, and its arrow keys choose among them. Safari ends the composition before the key that ends it, and only the
 * key code tells.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
