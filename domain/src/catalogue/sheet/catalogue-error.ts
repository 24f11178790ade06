/** A row of the sheet that cannot be sold from; stops the build. */
export class CatalogueError extends Error {
  /** As the spreadsheet counts: row 1 is the header, the first product is row 2. */
  readonly rowNumber: number;
  readonly reason: string;

  constructor(rowNumber: number, reason: string) {
    super(`Catalogue row ${rowNumber}: ${reason}`);
    this.name = 'CatalogueError';
    this.rowNumber = rowNumber;
    this.reason = reason;
  }
}

/** Runs a check of one row; a RangeError that it throws becomes the row's error. */
export function asRowError<Value>(rowNumber: number, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (error instanceof RangeError) throw new CatalogueError(rowNumber, error.message);
    throw error;
  }
}
