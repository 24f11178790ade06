import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../table/staff-table.tsx';
import type { TableColumn } from '../../table/table-types.ts';
import { useRowPages } from '../../table/use-row-pages.ts';

/** Three tables of cards must stay shorter than ten screens on a phone. */
const rowsPerTable = 10;

interface SheetRow {
  id: string;
  /** Null if it's no longer in the spreadsheet. */
  row: number | null;
}

interface SheetTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** All columns except the one with the row number. */
  columns: readonly TableColumn<Row>[];
}

/** Rows of the uploaded spreadsheet. */
export function SheetTable<Row extends SheetRow>({ label, rows, columns }: SheetTableProps<Row>) {
  const { t } = useTranslation('staff');
  const page = useRowPages(rows, rowsPerTable);
  const number: TableColumn<Row> = {
    id: 'row',
    label: t('catalogue.columns.row'),
    width: 90,
    onCard: columns.some(({ onCard }) => onCard === 'title') ? 'corner' : 'title',
    content: ({ row }) => (row === null ? '' : t('catalogue.upload.row', { row })),
  };
  return (
    <StaffTable label={label} rows={page.rows} pager={page.pager} columns={[number, ...columns]} />
  );
}
