import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense } from 'react';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { gridHeight } from './grid-size.ts';
import { loadGrid } from './load-grid.ts';
import { TableCards } from './table-cards.tsx';
import { TablePagerBar } from './table-pager-bar.tsx';
import type { TableProps, TableRow } from './table-types.ts';

// `lazy` drops the type parameter.
const TableGrid = lazyChunk('table-grid', loadGrid) as unknown as <Row extends TableRow>(
  props: TableProps<Row>,
) => ReactNode;

/**
 * A list of records for staff: a grid of 40 px rows, or compact cards on narrow screens.
 *
 * - Columns have fixed widths and show one line. Keep the sum of the widths below 850 px, so that the last column,
 *   usually the action, is in view on a 900 px screen. `from` leaves out less important columns.
 * - Pass one page of rows. `useTablePages` pages through a Firestore query and `useRowPages` through an array.
 * - `sort` makes the `isSortable` columns' headers buttons, and adds a menu above the cards. Sorting is up to the caller.
 * - In the grid, arrow keys move between cells and Enter opens the row (`onOpen`). Links and buttons in cells need
 *   `focus.tabIndex`.
 */
export function StaffTable<Row extends TableRow>(props: TableProps<Row>) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      {isWide ? (
        <Suspense
          fallback={<Skeleton variant="rounded" sx={{ height: gridHeight(props.rows.length) }} />}
        >
          <TableGrid {...props} />
        </Suspense>
      ) : (
        <TableCards {...props} />
      )}
      <TablePagerBar label={props.label} pager={props.pager} />
    </Stack>
  );
}
