import type { Language } from '@dental-shop/domain/language/language';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridLocaleText, useGridApiRef } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { FullValue, valueClass } from './full-value.tsx';
import { gridHeight, headerHeight, rowHeight } from './grid-size.ts';
import type { TableColumn, TableProps, TableRow, TableSelection } from './table-types.ts';
import { toggleAll, toggleRow } from './toggle-selection.ts';

/** English is the grid's default. */
const localeTexts: Record<Language, Partial<GridLocaleText>> = {
  en: {},
  es: esES.components.MuiDataGrid.defaultProps.localeText,
};

const controls = 'a, button, input, label';
const isOnControl = ({ target }: KeyboardEvent | MouseEvent) =>
  target instanceof Element && target.closest(controls) !== null;

export default function TableGrid<Row extends TableRow>({
  label,
  columns,
  rows,
  selection,
  sort,
  openId,
  onOpen,
  onFocusRow,
}: TableProps<Row>) {
  const language = useCurrentLanguage();
  const isHidden = useHiddenColumns();
  const { apiRef, onFocus } = useRowFocus(rows, columns[0]?.id, onFocusRow);
  const selectionColumn = useSelectionColumn(rows, selection, (id) =>
    apiRef.current?.setCellFocus(id, selectionField),
  );
  return (
    <FullValue>
      <Box sx={{ ...gridStyle, height: gridHeight(rows.length) }}>
        <DataGrid<Row>
          apiRef={apiRef}
          aria-label={label}
          columns={[
            ...selectionColumn,
            ...columns
              .filter((column) => !isHidden(column))
              .map((column) => toGridColumn(column, sort !== undefined)),
          ]}
          rows={rows}
          localeText={localeTexts[language]}
          rowHeight={rowHeight}
          columnHeaderHeight={headerHeight}
          // One page has so few rows that rendering all of them is cheap, and browsers can find text in them.
          disableVirtualization
          hideFooter
          disableColumnFilter
          disableColumnMenu
          disableColumnResize
          disableColumnSelector
          rowSelection={false}
          // Otherwise, the grid would try `eval`, which the Content-Security-Policy forbids.
          disableEval
          filterMode="server"
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={sort ? [{ field: sort.column, sort: sort.direction }] : []}
          onSortModelChange={([model]) => {
            if (model?.sort) sort?.onSort(model.field, model.sort);
          }}
          getRowClassName={({ id }) => (id === openId ? openRowClass : '')}
          onRowClick={({ row }, event) => {
            if (!isOnControl(event)) onOpen?.(row);
          }}
          onCellKeyDown={({ row }, event) => {
            if (isOnControl(event)) {
              // Otherwise, the grid would scroll instead of pressing the button.
              if (event.key === ' ') event.defaultMuiPrevented = true;
              return;
            }
            if (event.key === 'Enter') onOpen?.(row);
          }}
          slotProps={{
            cell: {
              onFocus: ({ currentTarget }) => {
                if (currentTarget instanceof HTMLElement) onFocus(currentTarget);
              },
            },
          }}
          sx={onOpen ? { '& .MuiDataGrid-row': { cursor: 'pointer' } } : {}}
        />
      </Box>
    </FullValue>
  );
}

const rowIdOf = (element: Element | null) => element?.closest<HTMLElement>('[data-id]')?.dataset.id;

/**
 * If the focused row disappears, focus moves to the row that replaces it; the grid would move it to the first row. Focus
 * moves to the first column, because pressing Enter twice on a button must not act on the next row.
 */
function useRowFocus<Row extends TableRow>(
  rows: readonly Row[],
  firstColumn: string | undefined,
  onFocusRow: ((row: Row) => void) | undefined,
) {
  const apiRef = useGridApiRef();
  const focused = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    const { current } = focused;
    if (!current) return;
    const index = rows.findIndex(({ id }) => id === current.id);
    if (index !== -1) {
      // Rows above may have disappeared or appeared.
      current.index = index;
      return;
    }
    // The grid may not have removed the row from the page yet.
    const { activeElement } = document;
    if (activeElement !== document.body && rowIdOf(activeElement) !== current.id) return;
    const next = rows[Math.min(current.index, rows.length - 1)];
    if (next && firstColumn) apiRef.current?.setCellFocus(next.id, firstColumn);
  }, [rows, firstColumn, apiRef]);
  const onFocus = (cell: HTMLElement) => {
    const id = rowIdOf(cell);
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    if (!row) return;
    const isOtherRow = row.id !== focused.current?.id;
    focused.current = { id: row.id, index };
    if (isOtherRow) onFocusRow?.(row);
  };
  return { apiRef, onFocus };
}

function useHiddenColumns(): (column: Pick<TableColumn<unknown>, 'from'>) => boolean {
  const isWide = {
    lg: useMediaQuery((theme: Theme) => theme.breakpoints.up('lg')),
    xl: useMediaQuery((theme: Theme) => theme.breakpoints.up('xl')),
  };
  return ({ from }) => from !== undefined && !isWide[from];
}

function toGridColumn<Row extends TableRow>(
  column: TableColumn<Row>,
  canSort: boolean,
): GridColDef<Row> {
  const { id, label, width, grow, isAmount, isSortable } = column;
  const align = isAmount ? 'right' : 'left';
  return {
    field: id,
    headerName: label,
    ...(grow ? { flex: grow, minWidth: width } : { width }),
    align,
    headerAlign: align,
    display: 'flex',
    sortable: canSort && isSortable === true,
    renderCell: ({ row, tabIndex }) => (
      // Text from customers may be in a right-to-left script.
      <Box className={valueClass} dir="auto">
        {column.content(row, { tabIndex })}
      </Box>
    ),
  };
}

function useSelectionColumn<Row extends TableRow>(
  rows: readonly Row[],
  selection: TableSelection<Row> | undefined,
  focusRow: (id: string) => void,
): GridColDef<Row>[] {
  const { t } = useTranslation('staff');
  if (!selection) return [];
  const { selected, onSelect, nameOf } = selection;
  const { isAll, isSome, next } = toggleAll(rows, selected);
  return [
    {
      field: selectionField,
      headerName: t('table.selection'),
      width: 44,
      sortable: false,
      renderHeader: () => (
        <Checkbox
          checked={isAll}
          indeterminate={isSome && !isAll}
          onChange={() => onSelect(next)}
          // The grid ignores arrow keys that are pressed on a header's control.
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !rows[0]) return;
            event.preventDefault();
            focusRow(rows[0].id);
          }}
          // With the attribute, the grid moves focus to the checkbox instead of the header.
          slotProps={{ input: { tabIndex: 0, 'aria-label': t('table.selectAll') } }}
          sx={checkboxStyle}
        />
      ),
      renderCell: ({ row, tabIndex }) => (
        <Checkbox
          checked={selected.includes(row.id)}
          onChange={() => onSelect(toggleRow(row, selected))}
          slotProps={{
            input: { tabIndex, 'aria-label': t('table.selectRow', { name: nameOf(row) }) },
          }}
          sx={checkboxStyle}
        />
      ),
    },
  ];
}

const selectionField = 'selection';

const openRowClass = 'table-row-open';

const checkboxStyle = { width: 36, height: 36, ml: -1 } as const;

const gridStyle = {
  minWidth: 0,
  '& .MuiDataGrid-root': {
    fontVariantNumeric: 'tabular-nums',
    '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  },
  '& .MuiDataGrid-withBorderColor': { borderColor: 'divider' },
  [`& .${valueClass}`]: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'inherit',
    lineHeight: '36px',
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  // Buttons fit into the row. On touch screens, cards or the row itself are the target.
  '& .MuiDataGrid-row .MuiButton-root': { minHeight: 32, py: 0 },
  // The grid's own outline is too faint.
  '&& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):is(:focus, :focus-within)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  [`& .${openRowClass}`]: { boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' },
  // A printed page can't scroll.
  '@media print': {
    height: 'auto !important',
    '& .MuiDataGrid-virtualScroller': { overflow: 'visible' },
  },
} as const;
