import { parsePurchasability } from '../../money/purchasability.ts';
import { withTimesSign } from '../../text/sizes.ts';
import { normalizeSku } from '../normalize-sku.ts';
import { CatalogueError, type RowProblem, RowProblems } from '../sheet/catalogue-error.ts';
import { loadCatalogue } from '../sheet/load-catalogue.ts';
import { type CatalogueRow, sheetColumns } from '../sheet/row.ts';
import { type Cell, rowsOfTable } from '../sheet/rows-of-table.ts';

interface Change<Value> {
  from: Value;
  to: Value;
}

/** A change that staff can make without a release. `row` counts from 1, the header. */
interface SheetChange {
  row: number;
  sku: string;
  name: string;
  price?: Change<string>;
  hidden?: Change<boolean>;
}

/** A difference that needs a release. `row` is null for a removed product. */
interface ReleaseDifference {
  row: number | null;
  sku: string;
  kind: 'added' | 'removed' | 'changed';
  /** Empty unless `kind` is `changed`. */
  columns: readonly string[];
}

export interface SheetComparison {
  changes: readonly SheetChange[];
  needRelease: readonly ReleaseDifference[];
  problems: readonly RowProblem[];
}

interface Sheets {
  /** The built-in spreadsheet. */
  builtIn: readonly CatalogueRow[];
  /** The spreadsheet with the changes that are or will be in effect. */
  current: readonly CatalogueRow[];
  table: readonly (readonly Cell[])[];
  hasPicture: (fileName: string, skus: ReadonlySet<string>) => boolean;
}

type Row = Readonly<Record<string, string | number>>;

const keyOf = ({ SKU }: Row | CatalogueRow) => normalizeSku(String(SKU));
const cell = (row: Row | CatalogueRow, column: keyof CatalogueRow) =>
  String(row[column]).replaceAll('\r\n', '\n').trim();

/** Rows with an error are left out of the differences. */
export function compareSheet({ builtIn, current, table, hasPicture }: Sheets): SheetComparison {
  const problems = new RowProblems();
  const rows = readRows(table, problems);
  if ('problems' in rows) return { changes: [], needRelease: [], problems: rows.problems };
  checkRows(rows.rows, hasPicture, problems);
  const broken = new Set(problems.all.map(({ rowNumber }) => rowNumber));
  const before = new Map(current.map((row) => [keyOf(row), row]));
  const inSheet = new Map(builtIn.map((row) => [keyOf(row), row]));
  const numbered = rows.rows.map((row, index) => ({ row, number: index + 2 }));
  const sound = numbered.filter(({ number }) => !broken.has(number));
  const uploaded = new Set(rows.rows.map(keyOf));
  const changes: SheetChange[] = [];
  const needRelease: ReleaseDifference[] = [];
  for (const { row, number } of sound) {
    const known = before.get(keyOf(row));
    const sku = cell(row, 'SKU');
    if (!known) {
      needRelease.push({ row: number, sku, kind: 'added', columns: [] });
      continue;
    }
    const isHiddenInSheet = inSheet.get(keyOf(row))?.hidden === 'TRUE';
    const change = { row: number, ...changeOf(known, row, isHiddenInSheet) };
    if (change.price || change.hidden) changes.push(change);
    const columns = otherColumns(known, row, isHiddenInSheet);
    if (columns.length > 0) needRelease.push({ row: number, sku, kind: 'changed', columns });
  }
  for (const row of current.filter((each) => !uploaded.has(keyOf(each)))) {
    needRelease.push({ row: null, sku: cell(row, 'SKU'), kind: 'removed', columns: [] });
  }
  return { changes, needRelease, problems: problems.all };
}

function readRows(
  table: Sheets['table'],
  problems: RowProblems,
): { rows: Row[] } | { problems: readonly RowProblem[] } {
  try {
    return { rows: rowsOfTable(table, problems) };
  } catch (error) {
    if (error instanceof CatalogueError) return { problems: error.problems };
    throw error;
  }
}

function checkRows(
  rows: readonly Row[],
  hasPicture: Sheets['hasPicture'],
  problems: RowProblems,
): void {
  try {
    loadCatalogue(rows, { hasPicture, problems });
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
  }
}

/** Two spellings of the same price, such as `$139` and `$139.00`, aren't a change. */
function changeOf(
  known: CatalogueRow,
  row: Row,
  isHiddenInSheet: boolean,
): Omit<SheetChange, 'row'> {
  const [from, to] = [cell(known, 'Price'), cell(row, 'Price')];
  const [was, is] = [cell(known, 'hidden') === 'TRUE', cell(row, 'hidden') === 'TRUE'];
  return {
    sku: cell(known, 'SKU'),
    name: withTimesSign(cell(known, 'Name')),
    ...(parsePurchasability(from) !== parsePurchasability(to) && { price: { from, to } }),
    ...(was !== is && !isHiddenInSheet && { hidden: { from: was, to: is } }),
  };
}

function otherColumns(known: CatalogueRow, row: Row, isHiddenInSheet: boolean): string[] {
  const others = sheetColumns.filter(
    (column) => column !== 'Price' && column !== 'SKU' && (column !== 'hidden' || isHiddenInSheet),
  );
  return others.filter((column) => cell(known, column) !== cell(row, column));
}
