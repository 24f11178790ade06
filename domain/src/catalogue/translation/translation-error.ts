/** A translation that does not fit the sheet; stops the build, as a broken row does. */
export class TranslationError extends Error {
  /** What the translation is of: `SKU I4510`, `category Drills`. */
  readonly entry: string;
  readonly reason: string;

  constructor(entry: string, reason: string) {
    super(`Translation of ${entry}: ${reason}`);
    this.name = 'TranslationError';
    this.entry = entry;
    this.reason = reason;
  }
}
