/** Text that somebody typed, fit for a header: one line of it, and not endless. */
export function headerText(text: string): string {
  // A line break in a subject would begin a header of the typist's own making.
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
