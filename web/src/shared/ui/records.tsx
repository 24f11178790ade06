import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The visible header. Must be unique. */
  label: string;
  content: (row: Row) => ReactNode;
  isAmount?: boolean;
  isHiddenInPrint?: boolean;
}

function columnStyle({
  isAmount = false,
  isHiddenInPrint = false,
}: Pick<Column<unknown>, 'isAmount' | 'isHiddenInPrint'>) {
  return {
    ...(isAmount && { textAlign: 'right' }),
    ...(isHiddenInPrint && { displayPrint: 'none' }),
  };
}

interface RecordsProps<Row> {
  /** The accessible name of the table or list. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Hides rows on screen, such as rows on other pages. The printed list is complete. */
  isOnlyPrinted?: (row: Row) => boolean;
  /** Replaces the labeled values on narrow screens. */
  card?: (row: Row) => ReactNode;
}

export function Records<Row extends { id: string }>(props: RecordsProps<Row>) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return isWide ? <RecordTable {...props} /> : <RecordCards {...props} />;
}

function RecordTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  isOnlyPrinted,
}: RecordsProps<Row>) {
  return (
    // With large text, the table scrolls instead of overflowing the page. A printed page can't scroll.
    <TableContainer sx={{ '@media print': { overflow: 'visible' } }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} sx={columnStyle(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} sx={isOnlyPrinted?.(row) ? onlyPrinted : null}>
              {columns.map((column) => (
                <TableCell key={column.label} sx={{ ...cellStyle, ...columnStyle(column) }}>
                  {column.content(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const onlyPrinted = { '@media screen': { display: 'none' } } as const;

const cellStyle = { verticalAlign: 'baseline', py: 1 } as const;

function RecordCards<Row extends { id: string }>({
  label,
  columns,
  rows,
  isOnlyPrinted,
  card = (row) => <LabeledValues columns={columns} row={row} />,
}: RecordsProps<Row>) {
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
      {rows.map((row) => (
        <Paper
          component="li"
          variant="outlined"
          key={row.id}
          sx={{ p: 2, ...(isOnlyPrinted?.(row) && onlyPrinted) }}
        >
          {card(row)}
        </Paper>
      ))}
    </Stack>
  );
}

interface LabeledValuesProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

function LabeledValues<Row>({ columns, row }: LabeledValuesProps<Row>) {
  return (
    <Box component="dl" sx={labeledValuesStyle}>
      {columns.map((column) => (
        <Box key={column.label} sx={{ display: 'contents', ...columnStyle(column) }}>
          <dt>{column.label}</dt>
          <dd>{column.content(row)}</dd>
        </Box>
      ))}
    </Box>
  );
}

const labeledValuesStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) 1fr',
  // A link is taller than its label.
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  // On tablets, an amount at the edge of the card would be far from its label.
  maxWidth: 480,
  // Labels stay left-aligned next to amounts, which are right-aligned.
  '& dt': { color: 'text.secondary', textAlign: 'left' },
  '& dd': { m: 0, minWidth: 0 },
} as const;
