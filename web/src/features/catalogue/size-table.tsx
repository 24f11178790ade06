import { type Dimension, formatDimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import type { GridLine, SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { scrollEdges } from '../../shared/theme/scroll-edges.ts';
import { ChosenPart } from './chosen-part.tsx';
import { SizeCell } from './size-cell.tsx';
import { headWidth, tableStyle, wideStyles } from './size-table-style.ts';
import { useGridNavigation } from './use-grid-navigation.ts';

interface SizeTableProps {
  name: string;
  grid: SizeGrid;
  products: readonly ProductSummary[];
}

export function SizeTable({ name, grid, products }: SizeTableProps) {
  const { t } = useTranslation();
  const [chosenSku, setChosenSku] = useState<string>();
  // A transition, so the cell doesn't wait for the slower bar below the table.
  const choose = useCallback((sku: string) => startTransition(() => setChosenSku(sku)), []);
  const cells = grid.cells.map((row) =>
    row.map((sku) => products.find((product) => product.sku === sku) ?? null),
  );
  const focus = useGridNavigation(cells);
  const parts = cells.flat().filter((part) => part !== null);
  const chosen = parts.find(({ sku }) => sku === chosenSku);
  const [columns, rows] = [grid.columns.length, grid.rows.length];
  const isNamed = grid.rows.some(({ subCategory }) => subCategory !== null);
  const head = isNamed ? headWidth.ofNames : headWidth.ofSizes;
  const wideOnly = useMemo(() => wideStyles(columns, head), [columns, head]);
  const [first] = parts;
  // All parts of a grid of sizes have the same price, unless staff have changed some of them since.
  const hasOnePrice =
    grid.rows.every(({ size }) => size !== null) ||
    parts.every(({ price }) => price === first?.price);
  const sharedPrice = hasOnePrice ? usualPrice(parts) : undefined;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Typography sx={{ mb: 1 }}>
        {sharedPrice !== undefined && (
          <Box component="span" sx={{ fontWeight: 650, mr: 1 }}>
            {t('cart.line.each', { price: formatPrice(sharedPrice) })}
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Axes grid={grid} />
        </Box>
      </Typography>
      <Box sx={{ ...scrollEdges, position: 'relative' }}>
        <Box
          component="table"
          role="grid"
          aria-label={name}
          onKeyDownCapture={focus.onKeyDownCapture}
          sx={tableStyle(columns, rows, head)}
        >
          <thead>
            <tr {...roles.row}>
              <td {...roles.cell} />
              {grid.columns.map((line) => (
                <th scope="col" {...roles.columnHeader} key={keyOf(line)}>
                  <LineHeading line={line} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((line, row) => {
              const parts = cells[row] ?? [];
              const shownPrice = sharedPrice ?? usualPrice(parts);
              return (
                <tr key={keyOf(line)} {...roles.row}>
                  <th scope="row" {...roles.rowHeader}>
                    <LineHeading line={line} />
                    {!hasOnePrice && <LinePrice parts={parts} price={shownPrice} />}
                  </th>
                  {parts.map((part, column) => (
                    <td
                      key={keyOf(grid.columns[column])}
                      {...roles.cell}
                      {...focus.cellProps(row, column)}
                    >
                      {part && (
                        <SizeCell
                          part={part}
                          ownPrice={ownPrice(part, shownPrice)}
                          wideOnly={wideOnly}
                          isTabStop={focus.isTabStop(row, column)}
                          isChosen={part === chosen}
                          onChoose={choose}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
      <ChosenPart part={chosen} wideOnly={wideOnly} />
    </Box>
  );
}

/** Explicit roles, because some browsers drop a table's built-in roles when CSS displays it as a grid. */
const roles = {
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;

const keyOf = (line: GridLine | undefined) => `${line?.subCategory} ${line?.size?.value}`;

/** Doesn't mention rows or columns, because they're swapped on narrow screens. */
function Axes({ grid: { columns, rows } }: { grid: SizeGrid }) {
  const { t } = useTranslation();
  const nameOf = ([line]: readonly GridLine[]) =>
    line?.size ? t(`parts.dimension.${line.size.label}`).toLowerCase() : '';
  const columnName = nameOf(columns);
  return (
    <span>
      {rows[0]?.size
        ? t('parts.sizes.axes', { columns: columnName, rows: nameOf(rows) })
        : t('parts.sizes.axis', { columns: columnName })}
    </span>
  );
}

/** Other sizes need a label: a drill's shank length could be mistaken for its length. */
const isPlainSize = ({ label }: Dimension) => label === 'Diameter' || label === 'Length';

const LineHeading = memo(function LineHeading({ line }: { line: GridLine }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const { size, subCategory } = line;
  const name = subCategory === null ? null : catalogueText.subCategoryName(subCategory);
  const includesSize = name !== null && /\d/.test(name);
  return (
    <>
      {name !== null && <h3>{name}</h3>}
      {name === null && size && !isPlainSize(size) && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {t(`parts.dimension.${size.label}`)}
        </Box>
      )}
      {size && !includesSize && (
        // Must not wrap: '10 mm' barely fits, and font widths vary by a pixel between browsers.
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatSizes(formatDimension(size))}
        </Box>
      )}
    </>
  );
});

interface LinePriceProps {
  parts: readonly (ProductSummary | null)[];
  price: number | undefined;
}

function LinePrice({ parts, price }: LinePriceProps) {
  const part = parts.find((each) => each !== null);
  return part ? <PriceText part={price === undefined ? part : { price }} /> : null;
}

/** The most frequent price. */
function usualPrice(parts: readonly (ProductSummary | null)[]): number | undefined {
  const counts = new Map<number, number>();
  for (const part of parts) {
    if (part && isPurchasable(part.price)) {
      counts.set(part.price, (counts.get(part.price) ?? 0) + 1);
    }
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0];
}

function ownPrice({ price }: ProductSummary, shownPrice: number | undefined): string | undefined {
  return isPurchasable(price) && price !== shownPrice ? formatPrice(price) : undefined;
}
