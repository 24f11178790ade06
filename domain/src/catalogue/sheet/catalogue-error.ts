import { SheetFault, type SheetFaultCode, type SheetFaultFacts } from './sheet-fault.ts';

export interface RowProblem {
  /** The row number in the spreadsheet, where row 1 is the header. */
  rowNumber: number;
  fault: SheetFault;
}

export class CatalogueError extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(
      problems
        .map(({ rowNumber, fault }) => `Catalogue row ${rowNumber}: ${fault.message}`)
        .join('\n'),
    );
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

export class RowProblems {
  readonly #problems: RowProblem[] = [];

  get all(): readonly RowProblem[] {
    return this.#problems.toSorted((one, other) => one.rowNumber - other.rowNumber);
  }

  add(rowNumber: number, code: SheetFaultCode, facts?: SheetFaultFacts): void {
    this.#problems.push({ rowNumber, fault: new SheetFault(code, facts) });
  }

  check<Value>(rowNumber: number, check: () => Value, fallback: Value): Value {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      this.#problems.push({ rowNumber, fault: error });
      return fallback;
    }
  }

  throwIfAny(): void {
    if (this.#problems.length > 0) throw new CatalogueError(this.all);
  }
}
