export interface RowProblem {
  /** The row number in the spreadsheet, where row 1 is the header. */
  rowNumber: number;
  reason: string;
}

export class CatalogueError extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(
      problems.map(({ rowNumber, reason }) => `Catalogue row ${rowNumber}: ${reason}`).join('\n'),
    );
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

export class RowProblems {
  readonly #problems: RowProblem[] = [];

  add(rowNumber: number, reason: string): void {
    this.#problems.push({ rowNumber, reason });
  }

  check<Value>(rowNumber: number, check: () => Value, fallback: Value): Value {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.add(rowNumber, error.message);
      return fallback;
    }
  }

  throwIfAny(): void {
    if (this.#problems.length === 0) return;
    throw new CatalogueError(
      this.#problems.toSorted((one, other) => one.rowNumber - other.rowNumber),
    );
  }
}
