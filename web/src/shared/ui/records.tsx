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
  label: string;
  content: (row: Row) => ReactNode;
  isAmount?: boolean;
  isScreenOnly?: boolean;
}

function columnStyle({ isAmount = false, isScreenOnly = false }: Partial<Column<never>>) {
  return {
    ...(isAmount && { textAlign: 'right' }),
    ...(isScreenOnly && { displayPrint: 'none' }),
  };
}

interface RecordsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  card?: (row: Row) => ReactNode;
}

export function Records<Row extends { id: string }>(props: RecordsProps<Row>) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return isWide ? <RecordTable {...props} /> : <RecordCards {...props} />;
}

function RecordTable<Row extends { id: string }>({ label, columns, rows }: RecordsProps<Row>) {
  return (
    // With large text, the table scrolls instead of overflowing the page.
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
            <TableRow key={row.id}>
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

const cellStyle = { verticalAlign: 'baseline', py: 1 } as const;

function RecordCards<Row extends { id: string }>({
  label,
  columns,
  rows,
  card = (row) => <LabeledValues columns={columns} row={row} />,
}: RecordsProps<Row>) {
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
      {rows.map((row) => (
        <Paper component="li" variant="outlined" key={row.id} sx={{ p: 2 }}>
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
    <Box component="dl" sx={cardStyle}>
      {columns.map((column) => (
        <Box key={column.label} sx={{ display: 'contents', ...columnStyle(column) }}>
          <dt>{column.label}</dt>
          <dd>{column.content(row)}</dd>
        </Box>
      ))}
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary', textAlign: 'left' },
  '& dd': { m: 0, minWidth: 0 },
} as const;
