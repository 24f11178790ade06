import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

type ColumnName = 'day' | 'orders' | 'revenue' | 'refunded' | 'category';

interface ChartWithFiguresProps {
  title: string;
  summary: string;
  columns: readonly ColumnName[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

export function ChartWithFigures({
  title,
  summary,
  columns,
  rows,
  children,
}: ChartWithFiguresProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const tableId = useId();
  const [shown, setShown] = useState(false);
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box role="img" aria-label={summary} sx={{ height: 300 }}>
        {children}
      </Box>
      <Button
        aria-expanded={shown}
        aria-controls={shown ? tableId : undefined}
        aria-label={t(shown ? 'overview.hideFiguresOf' : 'overview.showFiguresOf', {
          chart: title,
        })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'overview.hideFigures' : 'overview.showFigures')}
      </Button>
      {shown && (
        <Table id={tableId} size="small" aria-labelledby={titleId} sx={tableStyle}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{t(`overview.columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...cells]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {columns.slice(1).map((column, index) => (
                  <TableCell key={column}>{cells[index]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

const tableStyle = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
  '& :is(th, td) + :is(th, td)': { textAlign: 'right' },
} as const;
