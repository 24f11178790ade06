import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../shared/forms/field.tsx';
import { clampLines } from '../../../shared/theme/clamp-lines.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type {
  SortDirection,
  TableColumn,
  TableProps,
  TableRow,
  TableSelection,
  TableSort,
} from './table-types.ts';
import { toggleAll, toggleRow } from './toggle-selection.ts';

/** On a card, all controls are tab stops. */
const focus = { tabIndex: 0 } as const;

export function TableCards<Row extends TableRow>(props: TableProps<Row>) {
  const { label, columns, rows, selection, sort, openId } = props;
  return (
    <div>
      {sort && <SortSelect columns={columns} sort={sort} />}
      {selection && <SelectAll rows={rows} selection={selection} />}
      <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {rows.map((row) => (
          <Paper
            component="li"
            variant="outlined"
            key={row.id}
            aria-current={row.id === openId || undefined}
            sx={cardStyle}
          >
            {selection && <SelectRow row={row} selection={selection} />}
            <Card columns={columns} row={row} />
          </Paper>
        ))}
      </Stack>
    </div>
  );
}

const directions: readonly SortDirection[] = ['asc', 'desc'];

/** Replaces the grid's sortable headers. */
function SortSelect<Row extends TableRow>({
  columns,
  sort,
}: {
  columns: readonly TableColumn<Row>[];
  sort: TableSort;
}) {
  const { t } = useTranslation('staff');
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id: column, label }) =>
      directions.map((direction) => ({ column, direction, key: `${direction} ${column}`, label })),
    );
  return (
    <Box sx={{ maxWidth: '20rem', mb: 1 }}>
      <FieldFrame>
        <select
          aria-label={t('table.sort')}
          value={`${sort.direction} ${sort.column}`}
          onChange={({ target }) => {
            const wanted = options.find(({ key }) => key === target.value);
            if (wanted) sort.onSort(wanted.column, wanted.direction);
          }}
        >
          {options.map(({ key, label, direction }) => (
            <option key={key} value={key}>
              {t(`table.sorted.${direction}`, { column: label })}
            </option>
          ))}
        </select>
        <ArrowDropDownIcon />
      </FieldFrame>
    </Box>
  );
}

interface SelectionProps<Row extends TableRow> {
  selection: TableSelection<Row>;
}

function SelectAll<Row extends TableRow>({
  rows,
  selection,
}: SelectionProps<Row> & { rows: readonly Row[] }) {
  const { t } = useTranslation('staff');
  const { isAll, isSome, next } = toggleAll(rows, selection.selected);
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isAll}
          indeterminate={isSome && !isAll}
          onChange={() => selection.onSelect(next)}
        />
      }
      label={t('table.selectAll')}
      sx={{ minHeight: 44 }}
    />
  );
}

function SelectRow<Row extends TableRow>({ row, selection }: SelectionProps<Row> & { row: Row }) {
  const { t } = useTranslation('staff');
  const { selected, onSelect, nameOf } = selection;
  return (
    <Checkbox
      checked={selected.includes(row.id)}
      onChange={() => onSelect(toggleRow(row, selected))}
      slotProps={{ input: { 'aria-label': t('table.selectRow', { name: nameOf(row) }) } }}
      sx={{ flexShrink: 0, width: 44, height: 44, ml: -1 }}
    />
  );
}

interface CardProps<Row extends TableRow> {
  columns: readonly TableColumn<Row>[];
  row: Row;
}

function Card<Row extends TableRow>({ columns, row }: CardProps<Row>) {
  const placed = (place: TableColumn<Row>['onCard']) =>
    columns.filter(({ onCard }, index) => (onCard ?? (index === 0 ? 'title' : 'value')) === place);
  const contents = (place: TableColumn<Row>['onCard']): ReactNode[] =>
    placed(place).map((column) => (
      <Box key={column.id} sx={{ minWidth: 0 }}>
        {column.content(row, focus)}
      </Box>
    ));
  const values = placed('value')
    .map((column) => ({ ...column, shown: column.content(row, focus) }))
    .filter(({ shown }) => !isEmpty(shown));
  const actions = contents('action');
  const { t } = useTranslation('staff');
  const card = useRef<HTMLDivElement>(null);
  const [isTruncated, setIsTruncated] = useState(false);
  const [isFull, setIsFull] = useState(false);
  // After each render, because the values may have changed, but before the card is painted.
  useLayoutEffect(() => {
    if (!isFull) setIsTruncated(hasTruncatedText(card.current));
  });
  return (
    <Box ref={card} sx={{ flexGrow: 1, minWidth: 0, ...(!isFull && shortStyle) }}>
      <Box sx={headStyle}>
        <Box data-title sx={titleStyle}>
          {contents('title')}
        </Box>
        <Box sx={cornerStyle}>{contents('corner')}</Box>
      </Box>
      {values.length > 0 && (
        <Box component="dl" sx={valuesStyle}>
          {values.map(({ id, label, shown }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd dir="auto">{shown}</dd>
            </div>
          ))}
        </Box>
      )}
      {(actions.length > 0 || isTruncated) && (
        <Box sx={actionsStyle}>
          {actions}
          {isTruncated && (
            <Button size="small" aria-expanded={isFull} onClick={() => setIsFull(!isFull)}>
              {t(isFull ? 'table.less' : 'table.more')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function hasTruncatedText(card: Element | null): boolean {
  const texts = [...(card?.querySelectorAll(shortened) ?? [])];
  return texts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
}

const isEmpty = (content: ReactNode) =>
  content === undefined || content === null || content === false || content === '';

const cardStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  px: 1.5,
  py: 0.75,
  '&[aria-current]': { borderColor: 'primary.main', boxShadow: 'inset 3px 0 currentColor' },
} as const;

/** Long values take two lines at most, so that a list of 25 cards stays a few screens long. */
const twoLines = clampLines(2);

const shortened = '[data-title] > *, dd';

const shortStyle = { [`& :is(${shortened})`]: twoLines } as const;

const headStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 44,
} as const;

const titleStyle = {
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // The ring would be cut off outside of the link.
  '& :focus-visible': { outlineOffset: '-2px' },
} as const;

const cornerStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 0.5,
  maxWidth: '50%',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

/** One line per value, with as many values next to each other as fit. */
const valuesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  fontSize: '0.875rem',
  '& > div': { display: 'flex', gap: 0.75, minWidth: 0, maxWidth: '100%' },
  '& dt': { color: 'text.secondary', flexShrink: 0 },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 } as const;
