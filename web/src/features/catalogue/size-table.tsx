import type { Dimension } from '@dental-shop/domain/catalogue/dimensions';
import type { GridLine, SizeGrid } from '@dental-shop/domain/catalogue/size-grid';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { ChosenPart } from './chosen-part.tsx';
import { scrollMarks } from './scroll-marks.ts';
import { SizeCell } from './size-cell.tsx';
import {
  cellWidth,
  sizeHeadWidth,
  type WhenWide,
  whenWide,
  wideHeadWidth,
} from './size-table-style.ts';
import { useGridFocus } from './use-grid-focus.ts';

interface SizeTableProps {
  grid: SizeGrid;
  products: readonly ProductSummary[];
}

/**
 * Parts by their sizes, the price said once. Each cell counts what the cart holds of its part: by a
 * stepper where there is room for one, else by a button that adds one, and the stepper stands below.
 */
export function SizeTable({ grid, products }: SizeTableProps) {
  const { t } = useTranslation();
  const [chosenSku, setChosenSku] = useState<string>();
  // After the cell's own answer to the press: the bar below takes a phone longer.
  const choose = useCallback((sku: string) => startTransition(() => setChosenSku(sku)), []);
  const cells = grid.cells.map((row) =>
    row.map((sku) => products.find((product) => product.sku === sku) ?? null),
  );
  const focus = useGridFocus(cells);
  const parts = cells.flat().filter((part) => part !== null);
  const chosen = parts.find(({ sku }) => sku === chosenSku);
  const ifWide = useMemo(() => whenWide(grid.columns.length), [grid.columns.length]);
  const [first] = parts;
  // Rows that are kinds of parts are headed by names, which are longer than sizes.
  const headWidth = grid.rows.every(({ size }) => size !== null) ? sizeHeadWidth : wideHeadWidth;
  const hasOnePrice = parts.every(({ priceText }) => priceText === first?.priceText);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Typography sx={{ mb: 1 }}>
        {hasOnePrice && first && (
          <Box component="span" sx={{ fontWeight: 650, mr: 1 }}>
            {t('cart.line.each', { price: first.priceText })}
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Axes grid={grid} />
        </Box>
      </Typography>
      <Box sx={scrollMarks}>
        <Box
          component="table"
          role="grid"
          aria-label={t('parts.sizes.table')}
          onKeyDownCapture={focus.onKeyDownCapture}
          sx={{ ...tableStyle, minWidth: headWidth + grid.columns.length * cellWidth }}
        >
          <thead>
            <tr>
              <Box component="td" sx={{ width: headWidth, ...ifWide({ width: wideHeadWidth }) }} />
              {grid.columns.map((line) => (
                <Box component="th" scope="col" key={keyOf(line)}>
                  <LineHeading line={line} lines={grid.columns} ifWide={ifWide} isFigure />
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((line, row) => (
              <tr key={keyOf(line)}>
                <th scope="row">
                  <LineHeading line={line} lines={grid.rows} ifWide={ifWide} />
                  {!hasOnePrice && <LinePrice parts={cells[row] ?? []} />}
                </th>
                {cells[row]?.map((part, column) => (
                  <td key={keyOf(grid.columns[column])} {...focus.cellProps(row, column)}>
                    {part && (
                      <SizeCell
                        part={part}
                        ifWide={ifWide}
                        isTabStop={focus.isTabStop(row, column)}
                        isChosen={part === chosen}
                        onChoose={choose}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <ChosenPart part={chosen} ifWide={ifWide} />
    </Box>
  );
}

const keyOf = (line: GridLine | undefined) => `${line?.subCategory} ${line?.size?.value}`;

/**
 * Says which size goes across and which goes down. Sub-categories need no such words: they name
 * themselves.
 */
function Axes({ grid: { columns, rows } }: { grid: SizeGrid }) {
  const { t } = useTranslation();
  const across = columns[0]?.size;
  const down = rows[0]?.size;
  const unit = across?.unit === 'mm' ? ' (mm)' : '';
  const columnName = across ? `${t(`parts.dimension.${across.label}`)}${unit}` : '';
  return (
    <span>
      {down
        ? t('parts.sizes.axes', {
            columns: columnName,
            rows: t(`parts.dimension.${down.label}`).toLowerCase(),
          })
        : t('parts.sizes.axis', { columns: columnName })}
    </span>
  );
}

interface LineHeadingProps {
  line: GridLine;
  /** All lines of its axis, because their sizes are written with the same decimals. */
  lines: readonly GridLine[];
  ifWide: WhenWide;
  /** Leaves out the unit, which a narrow column has no room for: it stands above the table. */
  isFigure?: boolean;
}

/** What a column or a row is called: by its sub-category where it has one of its own, else by its size. */
const LineHeading = memo(function LineHeading({
  line,
  lines,
  ifWide,
  isFigure = false,
}: LineHeadingProps) {
  const catalogueText = useCatalogueText();
  const { size, subCategory } = line;
  const name = subCategory === null ? null : catalogueText.subCategoryName(subCategory);
  if (size === null) return <Typography component="h2">{name}</Typography>;
  return (
    <>
      {name !== null && (
        <Typography component="h2" sx={{ ...unseen, ...ifWide(seen) }}>
          {name}
        </Typography>
      )}
      <Box
        component="span"
        sx={{
          // Fonts differ by a pixel from browser to browser, and '10 mm' just fits.
          whiteSpace: 'nowrap',
          // Names such as 'Narrow 3.5 mm' say the size themselves.
          ...(name !== null && /\d/.test(name) && ifWide({ display: 'none' })),
        }}
      >
        <span>{sizeFigure(size, lines)}</span>
        {size.unit === '°' ? (
          <span>°</span>
        ) : (
          <Box component="span" sx={isFigure ? { ...unseen, ...ifWide(seen) } : {}}>
            {`\u00a0${size.unit}`}
          </Box>
        )}
      </Box>
    </>
  );
});

/** Sizes of an axis stand below one another, so all have a decimal where one has: 3.0 beside 3.5. */
function sizeFigure({ value }: Dimension, lines: readonly GridLine[]): string {
  const isWhole = lines.every(({ size }) => size === null || Number.isInteger(size.value));
  return Number.isInteger(value) && !isWhole ? value.toFixed(1) : String(value);
}

/**
 * The prices beside the rows, where the kinds of parts cost differently and one price for all would be
 * wrong.
 */
function LinePrice({ parts }: { parts: readonly (ProductSummary | null)[] }) {
  const part = parts.find((each) => each !== null);
  return part ? <PriceText priceText={part.priceText} /> : null;
}

/** Hidden as by MUI's `visuallyHidden`, in styles that a screen with more room undoes one by one. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
const seen = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
};

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& h2': { font: 'inherit', lineHeight: 1.25, textWrap: 'balance' },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', p: 0, py: 0.5, verticalAlign: 'bottom' },
  '& thead th': { textAlign: 'center' },
  '& tbody th': { textAlign: 'left', verticalAlign: 'middle', pr: 0.5 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& td': { p: 0, textAlign: 'center' },
} as const;
