export interface RowProblem {
  /** As the spreadsheet counts: row 1 is the header, the first product is row 2. */
  rowNumber: number;
  reason: string;
}

/** Every problem of a sheet that the shop can't sell from; stops the build. */
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

/** Collects the problems of all rows, so that one run reports every one of them. */
export class RowProblems {
  readonly #problems: RowProblem[] = [];

  add(rowNumber: number, reason: string): void {
    this.#problems.push({ rowNumber, reason });
  }

  /** Runs a check of one row. If it throws a RangeError, records that and returns the fallback. */
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
